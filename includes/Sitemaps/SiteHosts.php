<?php
/**
 * Whether URLs are on this site: a sitemap may only contain those of its own host.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** Links are only examined on sites where other plugins filter them. @see https://www.sitemaps.org/protocol.html#location */
final class SiteHosts {
	private const HOOKS = [
		'pre_post_link',
		'post_link',
		'page_link',
		'_get_page_link',
		'post_type_link',
		'attachment_link',
		'pre_term_link',
		'term_link',
		'category_link',
		'tag_link',
		'author_link',
		'post_type_archive_link',
	];

	/** @var array<string, true>|null */
	private ?array $hosts = null;

	private ?bool $may_differ = null;

	/** Whether there may be other URLs. */
	public function may_differ(): bool {
		return $this->may_differ ??= ForeignFilters::are_on(self::HOOKS, [
			'_post_format_link',
			'_fix_attachment_links',
		]);
	}

	/** Whether a URL is on this site. True for URLs without a host. */
	public function include(string $url): bool {
		$host = self::host($url);
		return $host === '' || isset($this->all()[$host]);
	}

	/** @return array<string, true> */
	private function all(): array {
		if ($this->hosts === null) {
			$home = self::host(home_url());
			// Multilingual plugins add the hosts of languages here.
			/** This filter is documented in wp-includes/pluggable.php. */
			$hosts = apply_filters('allowed_redirect_hosts', [$home], '');
			$hosts = array_filter(is_array($hosts) ? $hosts : [], is_string(...));
			$this->hosts = array_fill_keys(
				array_map('strtolower', [$home, self::host(site_url()), ...$hosts]),
				true,
			);
		}
		return $this->hosts;
	}

	private static function host(string $url): string {
		return strtolower((string) wp_parse_url($url, PHP_URL_HOST));
	}
}
