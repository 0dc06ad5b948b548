import { type Auth, connectAuthEmulator } from 'firebase/auth';
import type { Redirection } from './open-firebase.ts';

/** The stand-in for the script by which the SDK talks to the popup's frame; the real one comes from the internet. */
const popupScript = '/dev/identity/gapi.js';

const load = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    // In the words of a module that could not be fetched: it is one more piece of the SDK.
    script.addEventListener('error', () => reject(new Error(`Failed to load module script ${src}`)));
    document.head.append(script);
  });

/**
 * Local mode only: turns the SDK to the identity service on the page's own origin. The popup's stand-in is loaded
 * first, since the SDK looks for it as soon as it starts.
 */
export async function localEmulator(): Promise<Redirection> {
  await load(popupScript);
  return (auth: Auth) => connectAuthEmulator(auth, location.origin, { disableWarnings: true });
}
