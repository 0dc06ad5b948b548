export type Token<T> = symbol & { readonly gives?: T };

export const token = <T>(name: string): Token<T> => Symbol(name);

export type Tokens<Parts> = { readonly [Name in keyof Parts]: Token<Parts[Name]> };
