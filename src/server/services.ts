import { createContext, RouterContextProvider } from 'react-router';
import type { SiteContent } from '#content/load.ts';
import type { SubSiteKey } from '#domain/site/sub-site-keys.ts';
import type { AuditTrail } from './audit/audit-trail.ts';
import type { StaffAccounts } from './auth/accounts.ts';
import type { Confirmations } from './auth/confirmations.ts';
import type { KnownDevices } from './auth/known-devices.ts';
import type { Refusals } from './auth/refusals.ts';
import type { SecondFactors } from './auth/second-factor.ts';
import type { SessionLedger } from './auth/session-ledger.ts';
import type { SessionManager } from './auth/sessions.ts';
import type { SignIn } from './auth/sign-in.ts';
import type { StaffSessions } from './auth/staff.ts';
import type { SignInThrottle } from './auth/throttle.ts';
import type { ContentHealthCheck } from './blog/content-health.ts';
import type { PostBodies } from './blog/post-bodies.ts';
import type { PostStore } from './blog/post-store.ts';
import type { BucketProblem } from './bucket-watch.ts';
import type { RunFunction } from './http/api/functions.ts';
import type { BackupState } from './maintenance.ts';
import type { PageClock } from './page-clock.ts';
import type { PictureOf } from './presenters/pictures.ts';

/** How staff come in: see src/server/auth. */
export interface StaffAccess {
  sessionManager: SessionManager;
  signIn: SignIn;
}

/** What staff do with accounts, and read of what was done: see src/server/auth and src/server/audit. */
export interface AccountServices {
  store: StaffAccounts;
  ledger: SessionLedger;
  factors: SecondFactors;
  audit: AuditTrail;
  refusals: Refusals;
  confirmations: Confirmations;
  throttle: SignInThrottle;
  devices: KnownDevices;
  clinic: string;
}

/** What the product needs to answer any request; built once by compose.ts. */
export interface Services {
  content: SiteContent;
  posts: PostStore;
  /** Changes with every write that visitors can see; asks the database once a second at most. */
  revisionOfPosts: () => string | Promise<string>;
  /** The company whose model answers visitors, or null while this server answers by itself. */
  modelProvider: string | null;
  /** Undefined while analytics is off. */
  analytics: { tagId: string; origin: string } | undefined;
  /** The Markdown of a post as HTML. */
  renderBody: PostBodies;
  /** The picture that a post's featured_image names, ready to be shown; null for the drawn cover. */
  pictureOf: PictureOf;
  /** Who is signed in, and has the second factor that may be required. */
  staff: StaffSessions;
  staffAccess: StaffAccess;
  /** What published posts lack. */
  contentHealth: ContentHealthCheck;
  accountServices: AccountServices;
  /** Runs a public function for a page that works without script. */
  runFunction: RunFunction;
  /** How the backups stand that the site makes by itself. */
  backups: () => Promise<BackupState>;
  /** What is wrong with the bucket of pictures and backups; undefined where nothing is known to be, or there is none. */
  bucketProblem: () => BucketProblem | undefined;
}

/** What a request's host decided. */
export interface RequestSite {
  /** The sub-site that the host selects, or undefined for the main site. */
  subSite: SubSiteKey | undefined;
  /** Origin of the main site as this visitor reaches it, for links between hosts. */
  mainOrigin: string;
  /** Origin of the main site in canonical links and metadata. */
  publicOrigin: string;
  /** Who is calling, for counting and for nothing else. */
  caller: string;
  /** Whether the router asks for data instead of a page. */
  isData: boolean;
  /** Takes the script of a page that can be asked for again; see server/http/pages/page-script.ts. */
  keepScript: (source: string) => void;
  /** What the page may show of the time. */
  clock: PageClock;
  /** Writes a failure to the log. */
  report: (error: unknown) => void;
}

export type RequestContext = Services & RequestSite;

const requestContext = createContext<RequestContext>();

/** Reads what the server gave a route. */
export function servicesOf(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContext);
}

/** Wraps what the server gives to the routes of one request. */
export function createLoadContext(value: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, value);
  return context;
}
