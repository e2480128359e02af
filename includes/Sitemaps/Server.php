<?php
/**
 * Serves sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Core\File;
use Pharos\Settings\Settings;

/** Responds before WordPress queries posts. Unknown sitemaps are passed on to WordPress, which returns 404. */
final class Server implements File {
	public function __construct(private readonly Settings $settings) {}

	public static function serve(\Closure $settings, \Closure $variables): void {
		if (isset($_GET['pharos_sitemap']) || $settings()->get('enable_xml_sitemap')) {
			(new self($settings()))->run();
		}
	}

	/** Ends the request after responding. */
	private function run(): void {
		$asked = Urls::from_request();
		if ($asked === null || !in_array($_SERVER['REQUEST_METHOD'] ?? '', ['GET', 'HEAD'], true)) {
			return;
		}
		if (!Series::is_on($this->settings)) {
			// WordPress then serves its own sitemap.
			$asked === Urls::OF_WORDPRESS || self::not_found();
			return;
		}
		try {
			match (true) {
				$asked === Urls::OF_WORDPRESS => self::lead_to_index(),
				$asked === Urls::INDEX => $this->serve_index(),
				$asked === Urls::STYLE => self::serve_style(Stylesheet::xsl(), 'application/xml'),
				$asked === Urls::CSS => self::serve_style(Stylesheet::css(), 'text/css'),
				$asked === Urls::UNKNOWN => self::not_found(),
				default => $this->serve_page(...$asked),
			};
		} catch (Busy) {
			status_header(503);
			header('Retry-After: 10');
			exit();
		}
	}

	private static function lead_to_index(): void {
		wp_safe_redirect(Urls::index(), 301, 'Pharos SEO');
		exit();
	}

	private function serve_index(): void {
		$index = new Index($this->settings, new Series($this->settings));
		$document = $index->document();
		if (!$index->is_complete()) {
			Job::start();
		}
		if (!$index->is_whole()) {
			// Crawlers would treat an incomplete list as complete.
			throw new Busy();
		}
		$known = Pages::find(Urls::INDEX, 1, false);
		if ($known?->etag !== $document->etag) {
			Pages::begin(Urls::INDEX);
			$known = Pages::find(Urls::INDEX, 1, false);
			$known && Pages::store($known, '', $document, '');
			$known = Pages::find(Urls::INDEX, 1, false);
		}
		self::answer($document->xml, $document->etag, $known->changed ?? Pages::now());
	}

	private function serve_page(string $series, int $number): void {
		$found = (new PageGenerator($this->settings, new Series($this->settings)))->page(
			$series,
			$number,
		);
		if ($found === null) {
			self::not_found();
			return;
		}
		[$page, $content] = $found;
		self::answer($content, $page->etag, $page->changed);
	}

	private static function serve_style(string $sheet, string $type): void {
		self::answer($sheet, md5($sheet), null, $type);
	}

	/**
	 * Sends a generated file, or status 304, and ends the request.
	 *
	 * @param string      $text    The escaped content.
	 * @param string|null $changed UTC; null if unknown.
	 */
	public static function answer(
		string $text,
		string $etag,
		?string $changed,
		string $type = 'application/xml',
	): never {
		// Page caches would keep serving this response after a change; it is already stored.
		defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
		// The same text may be sent compressed, so the validator is a weak one (RFC 9110, section 8.8.3).
		$tag = "W/\"$etag\"";
		$time = $changed === null ? false : strtotime("$changed UTC");
		// XML must start at the first byte: remove empty lines and notices that other plugins have output.
		ob_get_length() && ob_clean();
		header("Content-Type: $type; charset=UTF-8");
		header('X-Robots-Tag: noindex');
		header('Cache-Control: max-age=0, must-revalidate');
		header("ETag: $tag");
		$time && header('Last-Modified: ' . gmdate('D, d M Y H:i:s', $time) . ' GMT');
		if (self::is_known($tag, $time)) {
			status_header(304);
			exit();
		}
		status_header(200);
		if ($_SERVER['REQUEST_METHOD'] !== 'HEAD') {
			// Escaped when generated.
			echo $text;
		}
		exit();
	}

	/** Whether the client's cached copy is current: RFC 9110, section 13.2.2. */
	private static function is_known(string $tag, int|false $time): bool {
		$known = $_SERVER['HTTP_IF_NONE_MATCH'] ?? null;
		if (is_string($known)) {
			$strong = static fn(string $one): string => preg_replace(
				'~^\s*(?:W/)?|\s*$~',
				'',
				$one,
			);
			return trim($known) === '*' ||
				in_array($strong($tag), array_map($strong, explode(',', wp_unslash($known))), true);
		}
		$since = $_SERVER['HTTP_IF_MODIFIED_SINCE'] ?? '';
		$since = is_string($since) && $since !== '' ? strtotime($since) : false;
		return $time !== false && $since !== false && $since >= $time;
	}

	/** Lets WordPress return its 404 page. */
	private static function not_found(): void {
		add_action('parse_request', static function (\WP $wp): void {
			$wp->query_vars = ['error' => '404'];
		});
		// WordPress queries the latest posts even for a 404, without showing them.
		add_filter(
			'posts_pre_query',
			static fn($posts, \WP_Query $query) => $query->is_main_query() && $query->is_404()
				? []
				: $posts,
			10,
			2,
		);
	}
}
