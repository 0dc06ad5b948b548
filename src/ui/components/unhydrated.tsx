import { createContext, type HTMLAttributes, use, useState } from 'react';

/** Whether React is taking over what the server rendered. */
const HydratingContext = createContext(false);
export const HydratingProvider = HydratingContext.Provider;

type UnhydratedProps = HTMLAttributes<HTMLElement> & {
  readonly as: 'section' | 'div';
  /** What it shows; where this changes it is rendered again. */
  readonly of: unknown;
  /** There is something in it that needs the browser after all. */
  readonly unless?: boolean | undefined;
};

/**
 * Text that nobody can press: the browser leaves it as the server rendered it, and hydrates nothing of it. Only words, pictures
 * and links (`useServedLinks`) may stand in it: what has state or effects does not work here. Where the server has not
 * rendered it, it is rendered as anything else.
 */
export function Unhydrated({ as: Element, of, unless = false, children, ...rest }: UnhydratedProps) {
  const adopting = use(HydratingContext);
  const [adopted] = useState(() => (adopting && !unless ? { of } : null));
  // While it hydrates, React neither compares what stands there with this text nor replaces it.
  return adopted?.of === of ? (
    <Element
      key="served"
      {...rest}
      data-served=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <Element key="rendered" {...rest} data-served="">
      {children}
    </Element>
  );
}
