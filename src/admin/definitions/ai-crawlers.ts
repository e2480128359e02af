import { __ } from '@wordpress/i18n';
import type { FieldDefinition, ScreenDefinition } from './types';

/** The AI crawlers that robots.txt blocks; GET /robots-txt returns their names. */
export const crawlersField: FieldDefinition = {
	key: 'ai_crawlers',
	control: 'custom',
	label: __( 'AI crawlers', 'pharos-seo' ),
	help: __(
		'Block crawlers that train AI models, answer questions or fetch pages for users of AI services.',
		'pharos-seo'
	),
	keywords: [
		'artificial intelligence',
		'training',
		'llm',
		'chatgpt',
		'openai',
		'GPTBot',
		'OAI-SearchBot',
		'ClaudeBot',
		'anthropic',
		'Google-Extended',
		'gemini',
		'Applebot-Extended',
		'CCBot',
		'PerplexityBot',
		'Amazonbot',
		'Bytespider',
		'Meta-ExternalAgent',
	],
	entry: {
		label: ( _access, name ) => name,
		describe: ( access ) =>
			access === 'block'
				? __( 'Blocked', 'pharos-seo' )
				: __( 'Allowed', 'pharos-seo' ),
	},
};

export const llmsField: FieldDefinition = {
	key: 'enable_llms_txt',
	control: 'toggle',
	label: __( 'Generate llms.txt', 'pharos-seo' ),
	help: __(
		'A list of your pages with their meta descriptions, for AI services. Pages set to noindex or excluded from the sitemaps aren’t included.',
		'pharos-seo'
	),
	keywords: [ 'llms', 'llms txt', 'ai', 'markdown' ],
};

export const aiCrawlers: ScreenDefinition = {
	path: '/advanced/ai-crawlers',
	groups: [ { fields: [ crawlersField, llmsField ] } ],
};
