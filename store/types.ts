/**
 * What the store holds and hears: the parts of its slices, one line each. It knows the slices' types only, so that every
 * file of a slice may know it.
 */
import type { AnalysisAction, AnalysisState } from './analysis/types';
import type { AppAction, AppState } from './app/types';
import type { BulkEditorAction, BulkEditorState } from './bulk-editor/types';
import type { MediaAction, MediaState } from './media/types';
import type { MigrationAction, MigrationState } from './migration/types';
import type {
	RobotInstructionsAction,
	RobotInstructionsState,
} from './robot-instructions/types';
import type { RobotsTxtAction, RobotsTxtState } from './robots-txt/types';
import type { SchemaAction, SchemaState } from './schema/types';
import type { SettingsAction, SettingsState } from './settings/types';
import type { SiteAction, SiteState } from './site/types';
import type { SitemapAction, SitemapState } from './sitemap/types';
import type { UsageDataAction, UsageDataState } from './usage-data/types';

/** Plain JSON, one part a slice. */
export interface State {
	analysis: AnalysisState;
	app: AppState;
	bulkEditor: BulkEditorState;
	media: MediaState;
	migration: MigrationState;
	robotInstructions: RobotInstructionsState;
	robotsTxt: RobotsTxtState;
	schema: SchemaState;
	settings: SettingsState;
	site: SiteState;
	sitemap: SitemapState;
	usageData: UsageDataState;
}

/** Every plain action that a reducer or a saga of ours knows. */
export type Action =
	| AnalysisAction
	| AppAction
	| BulkEditorAction
	| MediaAction
	| MigrationAction
	| RobotInstructionsAction
	| RobotsTxtAction
	| SchemaAction
	| SettingsAction
	| SiteAction
	| SitemapAction
	| UsageDataAction;
