<?php
/**
 * Checks pages for duplicate tags.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;

final class DoubleTags extends PageCheck {
	/** Names of <meta> elements that a page has once. */
	private const METAS = [
		'description',
		'robots',
		'viewport',
		'og:title',
		'og:description',
		'og:url',
		'twitter:card',
	];

	public function id(): string {
		return 'double_tags';
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		$document = $page->document();
		$said = [
			'title' => $document->titles,
			'canonical' => array_column($document->link('canonical'), 'href'),
		];
		foreach (self::METAS as $name) {
			$said[$name] = $document->meta($name);
		}
		$double = array_filter($said, static fn(array $all): bool => count($all) > 1);
		if ($double === []) {
			return null;
		}
		$details = [];
		foreach ($double as $name => $all) {
			$details[] =
				"$name: " . implode(' / ', array_map(static fn(string $one) => "“{$one}”", $all));
		}
		return new Finding(
			implode('; ', $details),
			Fix::admin(__('Review plugins', 'pharos-seo'), 'plugins.php'),
		);
	}

	protected function passed_message(): string {
		return __('Pages have no duplicate SEO tags.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has duplicate SEO tags.',
				'%s pages have duplicate SEO tags.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'With duplicate titles, descriptions or canonical URLs, search engines may use the wrong one.',
				'pharos-seo',
			),
			__(
				'Another plugin or the theme outputs these tags, too. Turn them off in its settings, or deactivate it.',
				'pharos-seo',
			),
		];
	}
}
