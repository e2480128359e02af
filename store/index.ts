/**
 * The data store `pharos`: its descriptor and types; public-store.ts lists its public members. Importing this module registers nothing; the
 * application's entry point does. Everything not exported here is private to the store.
 */
import { createStore } from './create-store';
import { SLICES } from './slices';

/** The store for the plugin's own code: all selectors and actions. */
export const store = createStore( SLICES );

export type { PublicStore } from './public-store';
export { refreshNonce, takeReloaded } from './api';
export { onSaveFailed, type FailureOffer } from './saving/failure-action';
export { SAVING } from './saving/save';
export type {
	CheckCounts,
	CheckFix,
	CheckItem,
	CheckKind,
	CheckLink,
	CheckPart,
} from './analysis/types';
export type {
	BulkFailure,
	BulkField,
	BulkItem,
	BulkPage,
	BulkValues,
} from './bulk-editor/types';
export type {
	SeoFileCells,
	SeoFileRow,
	SeoHistoryEntry,
	SeoHistoryObject,
} from './bulk-editor/files';
export type { HistoryChange, HistoryEntry } from './history';
export type { ExportCategory, ImportPlan } from './import-export/types';
export type { Installed, Product } from './extend/types';
export type { MediaItem } from './media/types';
export type {
	MigratedData,
	MigrationFailure,
	MigrationGroup,
	MigrationLoss,
	MigrationLosses,
	MigrationCounts,
	MigrationPlugin,
	MigrationProgress,
	MigrationState,
	RedirectsPlan,
	RestorePlan,
	ParityPage,
	ParityReading,
	ParityReport,
	ParityStep,
	ParityTag,
} from './migration/types';
export type { NewsFeed, NewsOfFeed, NewsPost } from './news/types';
export type {
	ContentItem,
	ContentKind,
	PostContent,
} from './robot-instructions';
export type {
	NotFoundItem,
	NotFoundList,
	Redirect,
	RedirectFields,
	RedirectImport,
	RedirectList,
	RedirectStep,
	SavedRedirect,
} from './redirects/types';
export type { IndexedPage, IndexStatus } from './index-status/types';
export type { PageParts, PageReport, PartSource } from './page-report/types';
export type { IndexNow } from './indexnow/types';
export type { Verification, VerificationService } from './verification/types';
export type { LlmsTxt } from './llms-txt';
export type { SharePreview } from './share-preview';
export type { AiCrawler, RobotsTxt } from './robots-txt/types';
export type {
	BreakdownDimension,
	BreakdownRow,
	Connection,
	ConnectionProblem,
	Insight,
	Inspection,
	KnownConnection,
	PageDetails,
	PageSnippet,
	PerformanceRow,
	Period,
	ClicksData,
	Comparison,
	SearchBreakdown,
	SearchQuery,
	SearchType,
	SignInFrom,
	SiteChange,
	Sites,
	SiteTraffic,
	SubmittedSitemap,
	Summary,
	TrafficDay,
} from './search-console/types';
export type { SaveError } from './saving/types';
export type { Settings, Values } from './settings/types';
export type { HidingCause, NetworkIcon, SiteSettings } from './site/types';
export type { Sitemap, SitemapObject, SitemapProgress } from './sitemaps/types';
