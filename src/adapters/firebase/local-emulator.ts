import { type Auth, connectAuthEmulator } from 'firebase/auth';
import type { Redirection } from './open-firebase.ts';

/** Replaces the script with which the SDK communicates with the popup's frame. The original script is on the internet. */
const popupScript = '/dev/identity/gapi.js';

const load = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    // The same message as for a module that failed to load, because this script is part of the SDK.
    script.addEventListener('error', () => reject(new Error(`Failed to load module script ${src}`)));
    document.head.append(script);
  });

/**
 * For local mode only. Redirects the SDK to the identity service on the page's own origin. Loads the replacement of the popup script first, because the SDK
 * uses it when it starts.
 */
export async function localEmulator(): Promise<Redirection> {
  await load(popupScript);
  return (auth: Auth) => connectAuthEmulator(auth, location.origin, { disableWarnings: true });
}
