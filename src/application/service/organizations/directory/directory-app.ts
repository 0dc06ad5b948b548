import { pagePeople, type PagePeople, type PagePeoplePorts } from './page-people.ts';

export type DirectoryApp = { readonly page: PagePeople };

export const createDirectoryApp = (ports: PagePeoplePorts): DirectoryApp => ({ page: pagePeople(ports) });
