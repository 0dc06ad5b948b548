import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { buttonRecipe } from '../theme/recipes/button.ts';

/**
 * A button that says what happens. `variant` primary (one per view) | secondary | quiet | danger, `size`
 * sm | md | lg | icon, `wide`. Its type is `button` unless said otherwise.
 */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** Looks like a button, goes somewhere: a real link of the app. Same variants. */
export const LinkButton = chakra(Link, buttonRecipe);

/** The same for an address outside the router (downloads, mail programs). */
export const AnchorButton = chakra('a', buttonRecipe);
