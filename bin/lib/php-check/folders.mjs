/**
 * Which folder of includes/ may use classes of which; bin/php-check.mjs enforces it. A file directly in includes/ counts as a folder.
 *
 * Before adding a folder to a line: can what is needed be passed in by includes/hooks/, or does it belong into another folder?
 * What isn't used any longer fails the check too, so that the table shows what is.
 *
 * @type {import('./facts.d.mts').Table['uses']}
 */
export const uses = {
	Admin: 'AddOns Analysis Capability News SearchConsole Settings Support',
	AdminBar: 'Capability Head',
	Analysis:
		'AddOns Capability Compat Content Head Limits Memory Migration ObjectSeo OptionRows Redirects Rest RobotInstructions RobotsTxt Schema SearchConsole Settings Sitemaps Social Template Text',
	Breadcrumbs: 'AddOns Admin Content Head ObjectSeo Settings Template Text',
	BulkEditor:
		'Capability Content Head Limits ObjectSeo Rest Settings Template Text',
	Capability: 'AddOns',
	Changes:
		'Analysis Content LlmsTxt ObjectSeo PageCaches Schema SearchConsole Sitemaps Social TermUrls',
	Compat: 'AddOns',
	Content: 'AddOns Capability Compat Limits Memory Rest Settings Text',
	Editor: 'Admin Analysis Capability ObjectSeo Settings Template',
	Embeds: 'Head Settings Social Template',
	Extend: 'AddOns Capability Rest',
	Feeds: 'AddOns Settings',
	Head: 'AddOns Compat ObjectSeo OptionRows Schema Settings Social Template Text',
	History: 'Capability Database ImportExport OptionRows Rest Settings Text',
	Images: 'Settings Text',
	ImportExport:
		'AddOns Capability Migration Redirects Rest RobotsTxt Settings',
	IndexNow:
		'AddOns Analysis Capability Compat Database Head Memory ObjectSeo OptionRow OptionRows Redirects Rest Settings Sitemaps',
	Limits: 'AddOns',
	Lists: 'Admin Capability Head ObjectSeo Rest Settings Template Text',
	LlmsTxt:
		'Analysis Capability Compat Head Memory ObjectSeo OptionRows Rest RobotsTxt Settings Sitemaps Template Text',
	Migration:
		'AddOns Analysis Capability Content Database Head Memory ObjectSeo OptionRows Redirects Rest RobotsTxt Schema Settings Social Template Text',
	News: 'AddOns',
	NotFound:
		'AddOns Capability Content Database OptionRows Redirects Rest Settings',
	ObjectForms:
		'Admin Capability Content ObjectSeo Preview Rest Settings Template Text',
	ObjectSeo:
		'Capability Content Database Head Limits Memory Redirects Rest Schema SearchConsole Settings Social Template Text',
	Onboarding: 'Admin Capability Migration ObjectSeo OptionRow Rest Settings',
	OptionRow: 'OptionRows',
	OptionRows: 'Database',
	PageCaches: 'Head Redirects',
	Preview: 'Capability Content Head Rest Settings Template',
	Redirects:
		'AddOns Admin Capability Compat Database Head ObjectSeo OptionRows Rest Settings Sitemaps TermUrls Text',
	RobotInstructions: 'Capability Content Rest Settings Sitemaps Text',
	RobotsTxt: 'AddOns Capability History OptionRows Rest Settings',
	Schema: 'AddOns Breadcrumbs Capability Compat Content Head Memory ObjectSeo Preview Rest Settings Sitemaps Social Template Text',
	SearchConsole:
		'AddOns Analysis Capability Compat Content Database Head Memory ObjectSeo Onboarding OptionRow OptionRows Rest Settings Sitemaps Template Text',
	Settings: 'AddOns Capability OptionRows Rest Text',
	Site: 'Capability Compat Content Limits Preview Rest RobotsTxt Schema Settings Social Template TermUrls Text Visibility',
	Sitemaps:
		'AddOns Admin Analysis Capability Compat Content Database Head Limits Memory ObjectSeo OptionRows Redirects Rest Settings TermUrls Text',
	Social: 'AddOns Capability Compat Content Head ObjectSeo Rest Settings Template Text',
	Support: 'AddOns',
	Template: 'AddOns Compat Content Head Limits ObjectSeo Settings Text',
	TermUrls: 'Content Settings',
	Text: 'AddOns Compat',
	Uninstall: 'Database Memory ObjectSeo SearchConsole Settings Sitemaps',
	UsageData: 'AddOns Capability Rest Settings',
	Visibility:
		'Analysis Capability Compat Head ObjectSeo Rest RobotsTxt Schema Settings',
};

/**
 * Folders that use each other: exceptions from before this check, which may only become fewer. Delete the line of a pair that has been
 * separated; never add one. `node bin/php-check.mjs --pairs` prints where they do.
 *
 * @type {import('./facts.d.mts').Table['pairs']}
 */
export const pairs = [
	'Analysis Migration',
	'Analysis SearchConsole',
	'Analysis Sitemaps',
	'Head ObjectSeo',
	'Head Schema',
	'Head Social',
	'Head Template',
	'ObjectSeo Redirects',
	'ObjectSeo Schema',
	'ObjectSeo SearchConsole',
	'ObjectSeo Social',
	'ObjectSeo Template',
	'Redirects Sitemaps',
];
