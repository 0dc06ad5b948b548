import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { textLinkRecipe } from '../theme/recipes/text-link.ts';

/** A link of the app in running text. */
export const TextLink = chakra(Link, textLinkRecipe);

/** A link in running text that leaves the app, or stays in the page (`#…`). */
export const TextAnchor = chakra('a', textLinkRecipe);
