/**
 * The data store `pharos`: its descriptor and types. Importing it registers nothing; the application's entry does.
 *
 * For add-ons (`wp.data.select( 'pharos' )`, `wp.data.dispatch( 'pharos' )`) these are stable:
 *
 * - all selectors, except names that begin with `__`;
 * - the actions editSettings, editSetting, undoSetting, discardEdits, saveSettings, openConfirmation, closeConfirmation.
 *
 * Other actions belong to the application and can change with any version. What is not exported here is private.
 */
import { createStore } from './create-store';
import { SLICES } from './slices';

export const store = createStore( SLICES );

export { refreshNonce, takeReloaded } from './api';
export { onLoggedOut } from './login';
export { onSaveFailed } from './saving/failure-action';
export { SAVING } from './saving/save';
export type {
	AnalysisState,
	CheckCounts,
	CheckFix,
	CheckItem,
	CheckKind,
	CheckLink,
	CheckPart,
	CheckProblem,
	CheckStatus,
} from './analysis/types';
export type { Confirmation } from './app/types';
export type {
	BulkCell,
	BulkFailure,
	BulkField,
	BulkItem,
	BulkPage,
	BulkValues,
} from './bulk-editor/types';
export type { MediaItem } from './media/types';
export type {
	MigratedData,
	MigrationFailure,
	MigrationGroup,
	MigrationLoss,
	MigrationLosses,
	MigrationPlugin,
	MigrationProgress,
	MigrationState,
	RestorePlan,
	ParityPage,
	ParityReading,
	ParityReport,
	ParityStep,
	ParityTag,
} from './migration/types';
export type {
	ContentItem,
	ContentKind,
	PostContent,
} from './robot-instructions/types';
export type { RobotsTxt } from './robots-txt/types';
export type { SaveError } from './saving/types';
export type { Settings, Values } from './settings/types';
export type { NetworkIcon, PreviewObject, SiteSettings } from './site/types';
export type {
	LeftOut,
	Sitemap,
	SitemapObject,
	SitemapObjects,
	SitemapProgress,
} from './sitemap/types';
