<?php
/**
 * Why a redirect isn't migrated, or not fully.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

final class Reasons {
	/** @return array<string, string> Sentences by code; see NotMigrated. */
	public static function texts(): array {
		return [
			'redirect_action' => __(
				'Only redirects and the statuses 410 and 451 can be migrated. Pass-through, random targets, exceptions and other errors can’t.',
				'pharos-seo',
			),
			'redirect_condition' => __(
				'The redirect depends on conditions, such as the referrer, browser, cookies, role, language or time. Pharos SEO redirects all visitors.',
				'pharos-seo',
			),
			'redirect_fallback' => __(
				'The source plugin redirected all URLs that weren’t found. Search engines treat that like “not found”. Pharos SEO shows the theme’s page with status 404. Redirect individual URLs under Advanced > 404 Log.',
				'pharos-seo',
			),
			'redirect_gone' => __(
				'A page that exists can’t return status 410 or 451. If it’s gone, move it to the Trash and choose 410 there.',
				'pharos-seo',
			),
			'redirect_https' => __(
				'The target was always HTTPS. Targets on this site have the scheme of the Site Address now.',
				'pharos-seo',
			),
			'redirect_kept' => __(
				'There is already another redirect for this URL, which is kept.',
				'pharos-seo',
			),
			'redirect_login' => __(
				'Only visitors who weren’t logged in were redirected. Now all visitors are.',
				'pharos-seo',
			),
			'redirect_message' => __(
				'The text of the error page isn’t migrated. Visitors get the theme’s page with the same status.',
				'pharos-seo',
			),
			'redirect_never' => __(
				'Stored in the source plugin, but it never redirected visitors.',
				'pharos-seo',
			),
			'redirect_page' => __(
				'WordPress finds a page at this URL. Pharos SEO shows it, and redirects only when the page is gone.',
				'pharos-seo',
			),
			'redirect_password' => __(
				'All visitors were redirected. Now only those who have entered the password of the page are.',
				'pharos-seo',
			),
			'redirect_pattern' => __(
				'Pharos SEO can’t use this regular expression, or its target.',
				'pharos-seo',
			),
			'redirect_query' => __(
				'The redirect depends on individual parameters of the query string. In Pharos SEO, the whole query string has to match, or it’s ignored.',
				'pharos-seo',
			),
			'redirect_refused' => __('This redirect isn’t valid in Pharos SEO.', 'pharos-seo'),
			'redirect_second' => __(
				'Another redirect of the source plugin for the same URL came first, so visitors never got this one.',
				'pharos-seo',
			),
			'redirect_status' => __(
				'Status 303 became 302, which browsers and search engines treat alike.',
				'pharos-seo',
			),
			'redirect_target' => __(
				'The target depends on the user or the time, isn’t a URL of the web, or has no equivalent in Pharos SEO.',
				'pharos-seo',
			),
			'redirect_utm' => __(
				'Only parameters that begin with “utm_” were passed on. Now the whole query string is passed on.',
				'pharos-seo',
			),
		];
	}
}
