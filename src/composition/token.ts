/** Names one thing in a container, and says of which type it is. */
export type Token<T> = symbol & { readonly gives?: T };

export const token = <T>(name: string): Token<T> => Symbol(name);

/** A token for each member of an object. */
export type Tokens<Parts> = { readonly [Name in keyof Parts]: Token<Parts[Name]> };
