<?php
/**
 * Checks whether pages have valid structured data.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;
use Pharos\Compat\SeoPlugins;
use Pharos\Schema\Check\PageCheck as SchemaPageCheck;
use Pharos\Schema\Check\Problem;

final class Schema extends PageCheck {
	/** Maximum number of issues to list for a page. */
	private const MOST = 10;

	/** Issues already reported: a schema of the site is on many pages. @var array<string, true> */
	private array $told = [];

	public function id(): string {
		return 'schema';
	}

	protected function pages(Site $site): array {
		$this->told = [];
		return $site->pages();
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		$document = $page->document();
		if ($document->json_ld === [] && !$document->has_microdata) {
			return self::missing($site);
		}
		$places = [...self::unreadable($page), ...$this->mistakes($page, $site)];
		return $places === []
			? null
			: new Finding(
				'',
				status: in_array(true, array_column($places, 'is_error'), true) ? self::ERROR : '',
				places: array_slice($places, 0, self::MOST),
			);
	}

	private static function missing(Site $site): Finding {
		return new Finding(
			__('No structured data.', 'pharos-seo'),
			match (true) {
				SeoPlugins::active() !== null => Fix::plugins(),
				(bool) $site->settings->get('enable_schemas') => Fix::setting(
					__('Edit the schemas', 'pharos-seo'),
					'/advanced/schema',
					'schemas',
				),
				default => Fix::setting(
					__('Turn on schemas', 'pharos-seo'),
					'/tools/manage-features',
					'enable_schemas',
				),
			},
		);
	}

	/** @return list<array> Scripts that search engines can't parse: see Finding. */
	private static function unreadable(Page $page): array {
		$bad = [];
		foreach ($page->document()->json_ld as $json) {
			json_decode($json);
			if (json_last_error() !== JSON_ERROR_NONE) {
				$bad[$json] = json_last_error_msg();
			}
		}
		$fixes = $page->places()->json_ld(array_map(strval(...), array_keys($bad)));
		return array_map(
			static fn(string $error, ?Fix $fix): array => [
				'details' => sprintf(
					/* translators: %s: an error message. */
					__('The structured data can’t be parsed: %s', 'pharos-seo'),
					$error,
				),
				'fix' => $fix ?? Fix::admin(__('Review plugins', 'pharos-seo'), 'plugins.php'),
				'is_error' => true,
			],
			array_values($bad),
			$fixes,
		);
	}

	/** @return list<array> Missing properties of Pharos's schemas: see Finding. */
	private function mistakes(Page $page, Site $site): array {
		$context = $page->context();
		if (!$context || !$site->settings->get('enable_schemas') || SeoPlugins::active()) {
			return [];
		}
		$check = new SchemaPageCheck($site->settings, $site->variables);
		$own = $context->under($site->settings)->meta()->map('schemas');
		$places = [];
		foreach ($check->check($context)['problems'] as $problem) {
			[
				'schema' => $schema,
				'level' => $level,
				'path' => $path,
				'message' => $message,
			] = $problem;
			$is_own = isset($own[$schema]);
			$key = implode("\n", [$is_own ? $page->url : '', $schema, ...$path, $message]);
			if ($level === Problem::NOTE || isset($this->told[$key])) {
				continue;
			}
			$this->told[$key] = true;
			$schemas = $is_own ? $own : $site->settings->get('schemas');
			$name = $schemas[$schema]['title'] ?? ($schemas[$schema]['type'] ?? $schema);
			$places[] = [
				'details' => "$name: $message",
				'fix' => $is_own
					? $page->edit('schemas')
					: Fix::setting(
						__('Edit this schema', 'pharos-seo'),
						'/advanced/schema/' . rawurlencode($schema),
					),
				'is_error' => false,
			];
		}
		return $places;
	}

	protected function passed_message(): string {
		return __('Pages have valid structured data.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has missing or invalid structured data.',
				'%s pages have missing or invalid structured data.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Structured data tells search engines what a page is about: an article, a product, a recipe. If it’s valid, the page can get rich results.',
				'pharos-seo',
			),
		];
	}
}
