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

/** How staff sign in: see src/server/auth. */
export interface StaffAccess {
  sessionManager: SessionManager;
  signIn: SignIn;
}

/** Services of staff pages for accounts and the audit trail: see src/server/auth and src/server/audit. */
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

/** The services that requests need; built once by compose.ts. */
export interface Services {
  content: SiteContent;
  posts: PostStore;
  /** Changes with every write that visitors can see; queries the database once a second at most. */
  revisionOfPosts: () => string | Promise<string>;
  /** The provider of the model that answers visitors, or null if this server answers without one. */
  modelProvider: string | null;
  /** Undefined while analytics is off. */
  analytics: { tagId: string; origin: string } | undefined;
  /** The Markdown of a post as HTML. */
  renderBody: PostBodies;
  /** The picture for a post's featured_image, ready to be shown; null for the drawn cover. */
  pictureOf: PictureOf;
  /** The signed-in member of staff, with a second factor if one is required. */
  staff: StaffSessions;
  staffAccess: StaffAccess;
  /** Missing fields of published posts. */
  contentHealth: ContentHealthCheck;
  accountServices: AccountServices;
  /** Runs a public function for a page that works without script. */
  runFunction: RunFunction;
  /** The state of the automatic backups. */
  backups: () => Promise<BackupState>;
  /** The problem of the bucket of pictures and backups; undefined if there is none known, or no bucket. */
  bucketProblem: () => BucketProblem | undefined;
}

/** The site that a request's host selects. */
export interface RequestSite {
  /** The sub-site that the host selects, or undefined for the main site. */
  subSite: SubSiteKey | undefined;
  /** Origin of the main site as this visitor reaches it, for links between hosts. */
  mainOrigin: string;
  /** Origin of the main site in canonical links and metadata. */
  publicOrigin: string;
  /** The address of the caller, for counting only. */
  caller: string;
  /** Whether the router requests data instead of a page. */
  isData: boolean;
  /** Stores the script of a page that can be requested again; see server/http/pages/page-script.ts. */
  keepScript: (source: string) => void;
  /** The clock for content that depends on the time. */
  clock: PageClock;
  /** Writes a failure to the log. */
  report: (error: unknown) => void;
}

export type RequestContext = Services & RequestSite;

const requestContext = createContext<RequestContext>();

/** The request context in a route's load context. */
export function servicesOf(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContext);
}

/** Creates the load context for the routes of one request. */
export function createLoadContext(value: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, value);
  return context;
}
