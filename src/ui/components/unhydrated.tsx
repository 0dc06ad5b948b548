import { createContext, type HTMLAttributes, use, useState } from 'react';

const HydratingContext = createContext(false);
export const HydratingProvider = HydratingContext.Provider;

type UnhydratedProps = HTMLAttributes<HTMLElement> & {
  readonly as: 'section' | 'div';
  /** A key for the content. A new value renders the content again. */
  readonly of: unknown;
  readonly unless?: boolean | undefined;
};

/**
 * Content that the browser keeps as the server rendered it, without hydration. It may contain only text, pictures and links (`useServedLinks`), because state
 * and effects do not work inside. Without server HTML, it renders normally.
 */
export function Unhydrated({ as: Element, of, unless = false, children, ...rest }: UnhydratedProps) {
  const adopting = use(HydratingContext);
  const [adopted] = useState(() => (adopting && !unless ? { of } : null));
  // During hydration, React neither compares nor replaces the existing HTML.
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
