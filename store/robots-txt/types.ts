import type { SaveError, SaveState } from '../saving/types';

/** A crawler of an AI service. */
export interface AiCrawler {
	/** The user agent token. */
	name: string;
	owner: string;
	purpose: 'training' | 'search' | 'user';
	/** The URL of the owner’s documentation; '' if there is none. */
	source: string;
	/** Whether the text of robots.txt has rules for it. */
	named: boolean;
}

/** The response of GET /pharos/v1/robots-txt. */
export interface RobotsTxt {
	ai_crawlers: AiCrawler[];
	/** What is added to the text for the AI crawlers that the settings block. */
	ai_crawlers_group: string;
	/** The text to edit. */
	robots_txt_content: string;
	/** '0' if search engines are discouraged from indexing the site: the text can't be edited then. */
	search_engine_visibility: '0' | '1';
	/** Whether a physical file is served instead of the text, which can't be edited then. */
	robots_file_exists: boolean;
	robot_file_content: string;
	/** The text that WordPress serves without a custom text. */
	default_content: string;
	/** The URL of robots.txt; '' if WordPress can't serve it. */
	robots_url: string;
	/** Whether robots.txt blocks the whole site for all crawlers. */
	robots_txt_blocks: boolean;
}

export interface RobotsTxtState {
	/** The data of the server; null until loaded. */
	saved: RobotsTxt | null;
	/** The edited text if it differs from the saved one. */
	edit: string | null;
	save: SaveState< string >;
}

/** Events. */
export type RobotsTxtAction =
	| { type: 'robotsTxt/RECEIVE'; data: RobotsTxt }
	| { type: 'robotsTxt/EDIT'; content: string }
	| { type: 'robotsTxt/SAVE_START'; content: string }
	| { type: 'robotsTxt/SAVE_DONE'; data: RobotsTxt; sent: string }
	| { type: 'robotsTxt/SAVE_FAIL'; error: SaveError };
