/**
 * Which folder of includes/ may use classes of which; tools/php-check.mjs enforces it. A file directly in includes/ counts as a folder.
 *
 * Before adding a folder to a line: can what is needed be passed in by includes/hooks/, or does it belong into another folder?
 * What isn't used any longer fails the check too, so that the table shows what is.
 *
 * @type {import('./facts.d.mts').Table['uses']}
 */
export const uses = {
	Abilities:
		'Analysis BulkEditor ObjectMeta ObjectSeo PageReport Redirects Rest SearchConsole Settings Template',
	Access: 'Settings',
	Admin: 'Analysis News SearchConsole Settings Suggestions Support',
	AdminBar: 'Head Page Settings',
	Analysis:
		'Compat Content Http Migration ObjectMeta ObjectSeo Page Redirects Rest RobotInstructions RobotsTxt Schema SearchConsole Settings Sitemaps Social Support Template Text',
	Breadcrumbs: 'Page Settings Template Text',
	BulkEditor: 'Content ObjectMeta ObjectSeo Page Rest Settings Template Text',
	Content: 'Compat Rest Settings Text',
	Editor: 'Analysis ObjectMeta Redirects Schema SearchConsole Settings Social Suggestions Template Text',
	Embeds: 'Page Settings Social Template',
	Extend: 'Rest',
	Feeds: 'Settings',
	Head: 'Compat Content Page Schema Settings Social Template Text Verification',
	History: 'ImportExport Rest Settings Text',
	Http: 'Text',
	Images: 'Settings Text',
	ImportExport: 'Migration Redirects Rest RobotsTxt Settings',
	IndexNow:
		'Analysis Compat ObjectMeta ObjectSeo Page Redirects Rest Settings Sitemaps',
	Lists: 'ObjectMeta ObjectSeo Page Rest Settings Template Text',
	LlmsTxt:
		'Compat ObjectSeo Page Rest RobotsTxt SchemaMap Settings Sitemaps Template Text',
	Migration:
		'Content Http ObjectMeta ObjectSeo Page Redirects Rest RobotsTxt Schema Settings Social Template Text',
	NotFound: 'Content Redirects Rest Settings',
	ObjectForms:
		'Content Editor ObjectMeta ObjectSeo Preview Rest Settings Template Text',
	ObjectMeta: 'Content Settings Text',
	ObjectSeo:
		'Content ObjectMeta Page Redirects Rest Schema Settings Social Template Text',
	Onboarding: 'Admin Migration ObjectMeta Rest Settings',
	Page: 'Compat Content ObjectMeta Settings',
	PageReport:
		'Analysis Compat Head Http Page RobotsTxt Rest Schema Settings Template',
	PageCaches: 'Page Redirects',
	Preview: 'Content Page Rest Settings Template',
	Redirects: 'Compat Content ObjectMeta Page Rest Settings TermUrls Text',
	RobotInstructions: 'Content Rest Settings Sitemaps Text',
	RobotsTxt: 'Rest Settings',
	RestHead:
		'Analysis Compat Content Head ObjectSeo Page Redirects Rest Settings Sitemaps Template',
	Schema: 'Compat Content ObjectMeta Page Preview Rest Settings Social Template Text',
	SchemaMap: 'ObjectSeo Page Rest Schema Settings Sitemaps Template',
	SearchConsole:
		'Compat Content Http ImportExport ObjectMeta ObjectSeo Page Redirects Rest Settings Sitemaps Template Text',
	Settings: 'Rest Text',
	Site: 'Access Compat Content Preview Rest RobotsTxt Schema Settings Social Template TermUrls Text Verification Visibility',
	Sitemaps:
		'Compat Content Http ObjectMeta ObjectSeo Page Redirects Rest Settings TermUrls Text',
	Social: 'Compat Content ObjectMeta Page Rest Settings Template Text',
	Suggestions:
		'Compat Content ObjectMeta ObjectSeo Rest SearchConsole Settings Template Text',
	Template: 'Compat Content ObjectMeta Page Settings Text',
	TermUrls: 'Content Settings',
	Text: 'Compat',
	Uninstall: 'ObjectMeta SearchConsole Settings Sitemaps',
	UsageData: 'Rest Settings',
	Verification: 'Http Settings',
	Visibility: 'Compat Http ObjectSeo Page Rest RobotsTxt Schema Settings',
};
