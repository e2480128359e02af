<?php
/**
 * Texts of the reasons why a page isn't indexed.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\IndexStatus;

final class ReasonTexts {
	/** Returns the name of a status. @param int $status See Table. */
	public static function status(int $status, string $reason): string {
		return match ($status) {
			Table::INDEXED => __('Indexed', 'pharos-seo'),
			Table::UNCHECKED => __('Not checked yet', 'pharos-seo'),
			default => self::reason($reason),
		};
	}

	/** Returns the name of a reason, in Google's terms. */
	private static function reason(string $code): string {
		return match ($code) {
			'unknown' => __('Unknown to Google', 'pharos-seo'),
			'discovered' => __('Discovered, not crawled yet', 'pharos-seo'),
			'crawled' => __('Crawled, not indexed', 'pharos-seo'),
			'duplicate' => __('Duplicate', 'pharos-seo'),
			'alternate' => __('Alternate page', 'pharos-seo'),
			'redirect' => __('Redirects', 'pharos-seo'),
			'redirect_error' => __('Redirect error', 'pharos-seo'),
			'noindex' => __('Set to noindex', 'pharos-seo'),
			'robots_txt' => __('Blocked by robots.txt', 'pharos-seo'),
			'soft_404' => __('Soft 404', 'pharos-seo'),
			'not_found' => __('Not found (404)', 'pharos-seo'),
			'server_error' => __('Server error (5xx)', 'pharos-seo'),
			'access' => __('Access denied', 'pharos-seo'),
			default => __('Not indexed', 'pharos-seo'),
		};
	}

	/** Returns the recommended action; '' for indexed pages. */
	public static function advice(int $status, string $code): string {
		return $status !== Table::NOT_INDEXED ? '' : self::of_reason($code);
	}

	private static function of_reason(string $code): string {
		return match ($code) {
			'unknown' => __(
				'Link to the page from other pages, and check that the XML sitemap includes it.',
				'pharos-seo',
			),
			'discovered' => __(
				'Google knows the URL and crawls it later. Internal links speed this up.',
				'pharos-seo',
			),
			'crawled' => __(
				'Add content that other pages don’t have, and link to the page from important pages.',
				'pharos-seo',
			),
			'duplicate' => __(
				'Google shows another URL with the same content. Change the content, or set the canonical URL.',
				'pharos-seo',
			),
			'alternate' => __(
				'The page has a different canonical URL. Remove it if this page should appear in search results.',
				'pharos-seo',
			),
			'redirect' => __(
				'Google found a redirect. Remove the redirect if this page should appear in search results.',
				'pharos-seo',
			),
			'redirect_error' => __(
				'Google found a redirect loop or a redirect chain that is too long. Fix the redirects.',
				'pharos-seo',
			),
			'noindex' => __(
				'Turn No Index off if this page should appear in search results. If it is off already, wait until Google crawls the page again.',
				'pharos-seo',
			),
			'robots_txt' => __(
				'Remove the rule from robots.txt if this page should appear in search results.',
				'pharos-seo',
			),
			'soft_404' => __(
				'Google considers the page to be empty or not found. Add content, or delete the page.',
				'pharos-seo',
			),
			'not_found' => __(
				'Google received “not found” (404). Check that visitors see the page without logging in.',
				'pharos-seo',
			),
			'server_error' => __(
				'The server returned an error to Google. Ask your host for the error log.',
				'pharos-seo',
			),
			'access' => __(
				'The server denied Google access. Check security plugins and the firewall of your host.',
				'pharos-seo',
			),
			default => __('Open the report in Search Console for the reason.', 'pharos-seo'),
		};
	}
}
