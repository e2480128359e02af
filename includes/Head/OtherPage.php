<?php
/**
 * The head of another page of the site.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\Content\Restriction;
use Pharos\Page\Context;
use Pharos\Page\MainQuery;
use Pharos\Settings\Settings;
use Pharos\Template\SiteLanguage;
use Pharos\Template\Variables;
use WP_Query;

/**
 * Computed within the current request as for a visitor of that page: with its main query, and by the code that outputs a page's head. Other
 * code takes part by WordPress's filters of titles, robots directives and canonical URLs, not by `wp_head` or `template_redirect`.
 */
final class OtherPage {
	/** Filters of Pharos's values. */
	private const FILTERS = [
		'pharos_title',
		'pharos_description',
		'pharos_robots',
		'pharos_canonical',
		'pharos_social_tags',
		'pharos_schema_graph',
	];

	/**
	 * @param Context      $context   The subject of the page, with its custom values as output.
	 * @param array{title: string, description: string, robots: string, canonical: string} $values See Head::values().
	 * @param array{array<string, bool|string>, array<string, bool|string>} $directives See Head::directives().
	 * @param bool         $has_foreign_title See Head::has_foreign_title().
	 * @param string       $html      The title, and Pharos's tags and structured data.
	 * @param string       $redirect  The URL to which WordPress redirects a visitor, such as the permalink; '' for none.
	 * @param bool         $is_page   Whether it is a page, not a feed, an embed or a file.
	 * @param list<string> $filtered  Names of filters by which other code has changed the values.
	 */
	private function __construct(
		public readonly Context $context,
		public readonly array $values,
		public readonly array $directives,
		public readonly bool $has_foreign_title,
		public readonly string $html,
		public readonly string $redirect,
		public readonly bool $is_page,
		public readonly array $filtered,
	) {}

	/** @param string $url A URL of this site. */
	public static function at(string $url, Settings $settings, Variables $variables): self {
		return SiteLanguage::speak(
			static fn(): self => MainQuery::run(
				$url,
				static fn(WP_Query $query): self => self::from_query(
					$query,
					$url,
					$settings,
					$variables,
				),
			),
		);
	}

	private static function from_query(
		WP_Query $query,
		string $url,
		Settings $settings,
		Variables $variables,
	): self {
		$previous = [Head::$other, $GLOBALS['wp_actions']['wp'] ?? 0];
		$status = http_response_code();
		$level = ob_get_level();
		// The head reads the main query only once WordPress has run it.
		$GLOBALS['wp_actions']['wp'] = 1;
		$GLOBALS['post'] = $query->post;
		add_filter('nocache_headers', '__return_empty_array', PHP_INT_MAX);
		$changes = self::watch();
		$head = Head::$other = new Head($settings, $variables);
		$noindex = static fn($robots) => self::is_hidden($head)
			? ['noindex' => true] + (array) $robots
			: $robots;
		add_filter('wp_robots', $noindex, PHP_INT_MAX - 1);
		ob_start();
		try {
			$GLOBALS['wp']->handle_404();
			echo '<title>', wp_get_document_title(), "</title>\n";
			wp_robots();
			$head->print();
			$settings->get('enable_schemas') && $head->print_graph();
			return new self(
				$head->context(),
				$head->values(),
				$head->directives(),
				$head->has_foreign_title(),
				(string) ob_get_contents(),
				(string) redirect_canonical($url, false),
				!is_feed() && !is_embed() && !is_robots() && !is_favicon() && !is_trackback(),
				array_keys(array_filter($changes())),
			);
		} finally {
			while (ob_get_level() > $level) {
				ob_end_clean();
			}
			remove_filter('nocache_headers', '__return_empty_array', PHP_INT_MAX);
			remove_filter('wp_robots', $noindex, PHP_INT_MAX - 1);
			status_header(is_int($status) ? $status : 200);
			[Head::$other, $GLOBALS['wp_actions']['wp']] = $previous;
		}
	}

	/** Whether other code sets the page to noindex where this class doesn't ask it, such as on `wp_head`: the comparison with visitors' pages has found out. */
	private static function is_hidden(Head $head): bool {
		$post = $head->context()->post();
		return $post !== null && $post->ID > 0 && Restriction::hides_page($post);
	}

	/** @return \Closure(): array<string, bool> Ends the watch; returns which of the filters have changed something. */
	private static function watch(): \Closure {
		$changed = [];
		$ends = [];
		foreach (array_filter(self::FILTERS, has_filter(...)) as $filter) {
			$was = null;
			$before = static function ($value) use (&$was) {
				return $was = $value;
			};
			$after = static function ($value) use (&$was, &$changed, $filter) {
				$changed[$filter] = ($changed[$filter] ?? false) || $value !== $was;
				return $value;
			};
			add_filter($filter, $before, PHP_INT_MIN);
			add_filter($filter, $after, PHP_INT_MAX);
			$ends[] = static function () use ($filter, $before, $after): void {
				remove_filter($filter, $before, PHP_INT_MIN);
				remove_filter($filter, $after, PHP_INT_MAX);
			};
			unset($was);
		}
		return static function () use (&$changed, $ends): array {
			foreach ($ends as $end) {
				$end();
			}
			return $changed;
		};
	}
}
