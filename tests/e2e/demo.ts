import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { LoginPage } from './pages/login.page.ts';
import { ProfilePage } from './pages/profile.page.ts';

/** Returns the email address of a demo user. `role` is its first part. */
export const demoEmail = (role: string): string => `${role}@demo.blockyard.example`;

/** The demo district of a site, as `npm run demo` creates it. */
export class Demo {
  /** Creates the district. It must not exist. */
  static async create(request: APIRequestContext): Promise<Demo> {
    expect((await request.post('/dev/demo')).ok()).toBe(true);
    return new Demo();
  }

  /** Logs in as a user of the district on the way to a page, and waits until the login page is left. */
  async logIn(page: Page, role: string, to = '/lessons'): Promise<void> {
    const login = new LoginPage(page);
    await login.open(`?redirectUrl=${encodeURIComponent(to)}`);
    await login.logIn(demoEmail(role), 'harbor-demo');
    await expect(page).not.toHaveURL(/\/login/);
  }

  /** Logs in as our staff, and sets up the second step, which staff need. */
  async logInAsAdmin(page: Page): Promise<void> {
    await this.logIn(page, 'admin', '/settings/profile');
    await expect(page).toHaveURL(/\/settings\/profile/);
    await new ProfilePage(page).setUpAuthenticator();
  }
}
