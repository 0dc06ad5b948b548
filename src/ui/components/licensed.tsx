import { Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Action } from '#domain/organizations/access/permissions.ts';
import type { Subject } from '#domain/organizations/access/scope.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../app-context.tsx';
import { useRefusal } from '../data/use-refusal.ts';
import { readOnlyWords } from '../messages/en/read-only.ts';
import { Button, type ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import { toast } from './notices/toast.ts';

type Look = Pick<ButtonLook, 'variant' | 'size'> & { readonly label: string };

/** A locked button with the same name in place of the control. It shows the reason on hover, focus and press. */
function Locked({ label, ...look }: Look) {
  const reason = useId();
  const isTrial = personOf(useSession())?.accessState === 'trial_expired';
  const why = readOnlyWords.locked[isTrial ? 'trial' : 'license'];
  return (
    <div>
      <Button {...look} aria-disabled aria-describedby={reason} title={why} onClick={() => toast(why)}>
        <Icon of={Lock} size={16} />
        {label}
      </Button>
      <span id={reason} className="visually-hidden">
        {why}
      </span>
    </div>
  );
}

/**
 * A control that needs a trial or license (LIC-3). Users who have the permission see `children`. Users who would have it with a license see a locked button
 * named `label`. Other users see nothing.
 */
export function Licensed({
  action,
  subject,
  children,
  ...look
}: Look & { readonly action: Action; readonly subject?: Subject; readonly children: ReactNode }) {
  const refusal = useRefusal(action, subject);
  if (refusal === null) return children;
  return refusal === 'license/ended' ? <Locked {...look} /> : null;
}
