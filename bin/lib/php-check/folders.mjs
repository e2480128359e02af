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
		'AddOns Capability Compat Content Http Limits Memory Migration ObjectMeta ObjectSeo OptionRows Page Redirects Rest RobotInstructions RobotsTxt Schema SearchConsole Settings Sitemaps Social Template Text',
	Breadcrumbs: 'AddOns Content ObjectMeta Page Settings Template Text',
	BulkEditor:
		'Capability Content Limits ObjectMeta ObjectSeo Page Rest Settings Template Text',
	Capability: 'AddOns',
	Changes:
		'Analysis Content LlmsTxt ObjectMeta ObjectSeo PageCaches Schema SearchConsole Sitemaps Social TermUrls',
	Compat: 'AddOns',
	Content: 'AddOns Capability Compat Limits Memory Rest Settings Text',
	Editor: 'Analysis Capability Limits ObjectMeta Redirects Schema SearchConsole Settings Social Template Text',
	Embeds: 'Page Settings Social Template',
	Extend: 'AddOns Capability Rest',
	Feeds: 'AddOns Settings',
	Head: 'Compat OptionRows Page Schema Settings Social Template Text',
	History: 'Capability Database ImportExport OptionRows Rest Settings Text',
	Http: 'Text',
	Images: 'Settings Text',
	ImportExport:
		'AddOns Capability Migration Redirects Rest RobotsTxt Settings',
	IndexNow:
		'AddOns Analysis Capability Compat Database Memory ObjectMeta ObjectSeo OptionRow OptionRows Page Redirects Rest Settings Sitemaps',
	Limits: 'AddOns',
	Lists: 'Capability ObjectMeta ObjectSeo Page Rest Settings Template Text',
	LlmsTxt:
		'Capability Compat Memory ObjectSeo OptionRows Page Rest RobotsTxt Settings Sitemaps Template Text',
	Migration:
		'AddOns Capability Content Database Http Memory ObjectMeta ObjectSeo OptionRows Page Redirects Rest RobotsTxt Schema Settings Social Template Text',
	News: 'AddOns',
	NotFound:
		'AddOns Capability Content Database OptionRows Redirects Rest Settings',
	ObjectForms:
		'Capability Content Editor ObjectMeta ObjectSeo Preview Rest Settings Template Text',
	ObjectMeta: 'Content Settings Text',
	ObjectSeo:
		'Capability Content Database Limits Memory ObjectMeta Page Redirects Rest Schema Settings Social Template Text',
	Onboarding: 'Admin Capability Migration ObjectMeta OptionRow Rest Settings',
	OptionRow: 'OptionRows',
	OptionRows: 'Database',
	Page: 'AddOns Compat Content ObjectMeta Settings',
	PageCaches: 'Page Redirects',
	Preview: 'Capability Content Page Rest Settings Template',
	Redirects:
		'AddOns Capability Compat Database ObjectMeta OptionRows Page Rest Settings TermUrls Text',
	RobotInstructions: 'Capability Content Rest Settings Sitemaps Text',
	RobotsTxt: 'AddOns Capability OptionRows Rest Settings',
	Schema: 'AddOns Breadcrumbs Capability Compat Content Memory ObjectMeta Page Preview Rest Settings Social Template Text',
	SearchConsole:
		'AddOns Capability Compat Content Database Http Memory ObjectSeo OptionRow OptionRows Page Rest Settings Sitemaps Template Text',
	Settings: 'AddOns Capability OptionRows Rest Text',
	Site: 'Capability Compat Content Limits Preview Rest RobotsTxt Schema Settings Social Template TermUrls Text Visibility',
	Sitemaps:
		'AddOns Capability Compat Content Database Http Limits Memory ObjectMeta ObjectSeo OptionRows Page Redirects Rest Settings TermUrls Text',
	Social: 'AddOns Capability Compat Content ObjectMeta Page Rest Settings Template Text',
	Support: 'AddOns',
	Template: 'AddOns Compat Content Limits ObjectMeta Page Settings Text',
	TermUrls: 'Content Settings',
	Text: 'AddOns Compat',
	Uninstall: 'Database Memory ObjectMeta SearchConsole Settings Sitemaps',
	UsageData: 'AddOns Capability Rest Settings',
	Visibility:
		'Capability Compat Http ObjectSeo Page Rest RobotsTxt Schema Settings',
};
