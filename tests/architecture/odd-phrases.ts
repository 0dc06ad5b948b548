/** Phrases to avoid in comments, with the plain alternative. */
export const oddPhrases: readonly { readonly phrase: RegExp; readonly instead: string }[] = [
  { phrase: /^(?:What|Where|Who|Whom|Whose)\b(?!.*\?)/, instead: 'a noun phrase, or "Returns …"' },
  { phrase: /\b(?:who|whom|what|which)ever\b/i, instead: 'the user, any' },
  {
    phrase: /\b(?:of|for|to|by|with) (?:who|what) (?!is|are|do|did|to|you|kind|we\b)/i,
    instead: 'the users who',
  },
  { phrase: /\b(?:somebody|nobody)\b/i, instead: 'a user, no one' },
  { phrase: /\bst(?:and|ands|ood)\b(?! alone| for\b| out\b| up\b| in line| by\b)/i, instead: 'is' },
  {
    phrase: /[,;:]? where (?:it|nobody|there|they|one|none|no|this|that|somebody)\b/i,
    instead: 'if, when',
  },
  {
    phrase: /\bso (?:many|much|long|few)\b(?! that)|\bas far as\b|\bby itself\b|\bas it (?:stands|is)\b/i,
    instead: 'this many, if, alone, unchanged',
  },
  {
    phrase: /\bgo(?:es)? on\b|\bgo(?:es)? by\b|\bgone\b|\blies?\b(?! in wait)/i,
    instead: 'continues, deleted, is',
  },
  {
    phrase: /\b(?:is|are|was) (?:told|said)\b|\bsays so\b|\btells? (?:that|whether|what)\b/i,
    instead: 'reports',
  },
];

/** The maximum share of comments with such a phrase, because some are correct in context. */
export const maxOddShare = 0.015;
