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
	AdminBar: 'Capability Head Page',
	Analysis:
		'AddOns Capability Compat Content Limits Memory Migration ObjectMeta ObjectSeo OptionRows Page Redirects Rest RobotInstructions RobotsTxt Schema SearchConsole Settings Sitemaps Social Template Text',
	Breadcrumbs: 'AddOns Admin Content ObjectMeta Page Settings Template Text',
	BulkEditor:
		'Capability Content Limits ObjectMeta ObjectSeo Page Rest Settings Template Text',
	Capability: 'AddOns',
	Changes:
		'Analysis Content LlmsTxt ObjectMeta ObjectSeo PageCaches Schema SearchConsole Sitemaps Social TermUrls',
	Compat: 'AddOns',
	Content: 'AddOns Capability Compat Limits Memory Rest Settings Text',
	Editor: 'Admin Analysis Capability ObjectSeo Settings Template',
	Embeds: 'Page Settings Social Template',
	Extend: 'AddOns Capability Rest',
	Feeds: 'AddOns Settings',
	Head: 'Compat OptionRows Page Schema Settings Social Template Text',
	History: 'Capability Database ImportExport OptionRows Rest Settings Text',
	Images: 'Settings Text',
	ImportExport:
		'AddOns Capability Migration Redirects Rest RobotsTxt Settings',
	IndexNow:
		'AddOns Analysis Capability Compat Database Memory ObjectMeta ObjectSeo OptionRow OptionRows Page Redirects Rest Settings Sitemaps',
	Limits: 'AddOns',
	Lists: 'Admin Capability ObjectMeta ObjectSeo Page Rest Settings Template Text',
	LlmsTxt:
		'Analysis Capability Compat Memory ObjectSeo OptionRows Page Rest RobotsTxt Settings Sitemaps Template Text',
	Migration:
		'AddOns Analysis Capability Content Database Memory ObjectMeta ObjectSeo OptionRows Page Redirects Rest RobotsTxt Schema Settings Social Template Text',
	News: 'AddOns',
	NotFound:
		'AddOns Capability Content Database OptionRows Redirects Rest Settings',
	ObjectForms:
		'Admin Capability Content ObjectMeta ObjectSeo Preview Rest Settings Template Text',
	ObjectMeta: 'Content Settings Text',
	ObjectSeo:
		'Capability Content Database Limits Memory ObjectMeta Page Redirects Rest Schema SearchConsole Settings Social Template Text',
	Onboarding: 'Admin Capability Migration ObjectMeta OptionRow Rest Settings',
	OptionRow: 'OptionRows',
	OptionRows: 'Database',
	Page: 'AddOns Compat Content ObjectMeta Settings',
	PageCaches: 'Page Redirects',
	Preview: 'Capability Content Page Rest Settings Template',
	Redirects:
		'AddOns Admin Capability Compat Database ObjectMeta OptionRows Page Rest Settings Sitemaps TermUrls Text',
	RobotInstructions: 'Capability Content Rest Settings Sitemaps Text',
	RobotsTxt: 'AddOns Capability History OptionRows Rest Settings',
	Schema: 'AddOns Breadcrumbs Capability Compat Content Memory ObjectMeta ObjectSeo Page Preview Rest Settings Sitemaps Social Template Text',
	SearchConsole:
		'AddOns Analysis Capability Compat Content Database Memory ObjectSeo Onboarding OptionRow OptionRows Page Rest Settings Sitemaps Template Text',
	Settings: 'AddOns Capability OptionRows Rest Text',
	Site: 'Capability Compat Content Limits Preview Rest RobotsTxt Schema Settings Social Template TermUrls Text Visibility',
	Sitemaps:
		'AddOns Admin Analysis Capability Compat Content Database Limits Memory ObjectMeta ObjectSeo OptionRows Page Redirects Rest Settings TermUrls Text',
	Social: 'AddOns Capability Compat Content ObjectMeta Page Rest Settings Template Text',
	Support: 'AddOns',
	Template: 'AddOns Compat Content Limits ObjectMeta Page Settings Text',
	TermUrls: 'Content Settings',
	Text: 'AddOns Compat',
	Uninstall: 'Database Memory ObjectMeta SearchConsole Settings Sitemaps',
	UsageData: 'AddOns Capability Rest Settings',
	Visibility:
		'Analysis Capability Compat ObjectSeo Page Rest RobotsTxt Schema Settings',
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
	'ObjectSeo Schema',
	'ObjectSeo SearchConsole',
	'Redirects Sitemaps',
];
