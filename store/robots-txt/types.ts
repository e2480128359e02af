import type { SaveError, SaveState } from '../saving/types';

/** GET /pharos/v1/robots-txt. */
export interface RobotsTxt {
	/** The text to edit. */
	robots_txt_content: string;
	/** '0' when WordPress asks search engines not to index the site: the text can't be edited then. */
	search_engine_visibility: '0' | '1';
	/** Whether a file on the disk is served in place of the text, which can't be edited then. */
	robots_file_exists: boolean;
	robot_file_content: string;
	/** What WordPress serves when there is no text of one's own. */
	default_content: string;
	/** Where it is served; '' when WordPress can't serve it. */
	robots_url: string;
	/** Whether what is served forbids the whole site to all crawlers. */
	robots_txt_blocks: boolean;
}

export interface RobotsTxtState {
	/** What the server holds; null until it is loaded. */
	saved: RobotsTxt | null;
	/** What is typed, when it differs from what is saved. */
	edit: string | null;
	save: SaveState< string >;
}

/** Facts. */
export type RobotsTxtAction =
	| { type: 'robotsTxt/RECEIVE'; data: RobotsTxt }
	| { type: 'robotsTxt/EDIT'; content: string }
	| { type: 'robotsTxt/SAVE_START'; content: string }
	| { type: 'robotsTxt/SAVE_DONE'; data: RobotsTxt; sent: string }
	| { type: 'robotsTxt/SAVE_FAIL'; error: SaveError };
