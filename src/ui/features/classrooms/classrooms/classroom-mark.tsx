import {
  Anchor,
  Bird,
  Bot,
  Cat,
  Fish,
  Leaf,
  Lighthouse,
  type LucideIcon,
  Rabbit,
  Rocket,
  Sailboat,
  Star,
  Turtle,
} from 'lucide-react';
import type { ClassroomEdit, ClassroomIcon } from '#domain/classrooms/classrooms/classroom.ts';
import { Icon } from '../../../components/icon.tsx';

const pictures: Readonly<Record<ClassroomIcon, LucideIcon>> = {
  anchor: Anchor,
  sailboat: Sailboat,
  lighthouse: Lighthouse,
  fish: Fish,
  turtle: Turtle,
  bird: Bird,
  cat: Cat,
  rabbit: Rabbit,
  leaf: Leaf,
  star: Star,
  rocket: Rocket,
  bot: Bot,
};

type Mark = Pick<ClassroomEdit, 'color' | 'icon'>;

/** The color and the picture of a classroom. `size` is in pixels. Decorative, because the name is next to it. */
export const MarkTile = ({ color, icon, size }: Mark & { readonly size: number }) => (
  <span
    className="class-mark"
    data-color={color ?? undefined}
    style={{
      inlineSize: size,
      ...(color === null
        ? {}
        : { background: `var(--by-colors-${color})`, color: `var(--by-colors-on-${color})` }),
    }}
    aria-hidden="true"
  >
    {icon === null ? null : <Icon of={pictures[icon]} size={Math.round(size * 0.67)} />}
  </span>
);

/** The color and picture of a classroom. Renders nothing if it has neither. */
export const ClassroomMark = ({
  classroom: { color, icon },
  size = 24,
}: {
  readonly classroom: Mark;
  readonly size?: number;
}) => (color === null && icon === null ? null : <MarkTile color={color} icon={icon} size={size} />);
