import { html } from '../html.ts';
import { consolePage } from './console-page.ts';
import { studentScreens } from './phone-student.ts';

const welcome = html`<section data-screen="welcome" aria-labelledby="phone-welcome">
  <h2 id="phone-welcome">Log in</h2>
  <p id="phone-told" role="alert"></p>
  <form id="phone-code-form">
    <label for="phone-name">Name of this phone</label>
    <input id="phone-name" value="Pixel 7" maxlength="60" autocomplete="off" />
    <label for="phone-code">Code from the website, or the link in its QR code</label>
    <input id="phone-code" autocomplete="off" autocapitalize="characters" spellcheck="false" required />
    <button type="submit" class="primary wide">Log in</button>
  </form>
  <button type="button" class="wide" id="phone-start">Show a code on this phone</button>
  <button type="button" class="wide" id="student-start">I am a student</button>
</section>`;

const waiting = html`<section data-screen="waiting" aria-labelledby="phone-waiting" hidden>
  <h2 id="phone-waiting">Type this code on the website</h2>
  <p class="phone-code" id="phone-user-code"></p>
  <p><a id="phone-verify" target="_blank" rel="noopener">Open the page with the code filled in</a></p>
  <p id="phone-poll" role="status"></p>
  <button type="button" class="wide" id="phone-cancel">Cancel</button>
</section>`;

const home = html`<section data-screen="home" aria-labelledby="phone-home" hidden>
  <h2 id="phone-home"></h2>
  <p id="phone-who"></p>
  <h3>Lessons</h3>
  <ol id="phone-lessons"></ol>
  <button type="button" class="wide" id="phone-refresh">Get new tokens</button>
  <button type="button" class="wide" id="phone-logout">Log out</button>
</section>`;

/** Returns the page `GET /dev/phone`: a phone that calls the real API, with its requests and responses. */
export function phonePage(): string {
  return consolePage(
    'Phone',
    '/dev/phone',
    html`<p class="lead">
        This stands for the Blockyard app. It logs in by the same calls as the real one: open
        <a href="/settings/app-login-code" target="_blank" rel="noopener">App login code</a> in another
        window, show a code, and type it here. A student needs the class code and what is on their card.
      </p>
      <div class="phone-desk">
        <div class="phone" role="group" aria-label="The phone">
          ${welcome} ${waiting} ${home} ${studentScreens}
        </div>
        <section class="card" aria-labelledby="phone-calls">
          <h2 id="phone-calls">What the phone asks</h2>
          <ol class="mail" id="phone-log"></ol>
        </section>
      </div>
      <script src="/dev/phone.js" defer></script>
      <script src="/dev/phone-student.js" defer></script>`,
  );
}
