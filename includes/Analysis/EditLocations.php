<?php
/**
 * Finds the block in which images, headings and links of a page are edited.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Core\Deadline;
use Pharos\Core\Url;
use Pharos\Core\Utf8;
use Pharos\Http\Document;
use WP_Block_Type_Registry;
use WP_Post;
use WP_Term;

/**
 * Searches, until all are found, the page's content; the rendered output of its blocks; the posts of a list; widgets;
 * the templates of the theme. Each of these is loaded once and only if needed.
 */
final class EditLocations {
	/** Time limit for rendering blocks, in seconds: some send requests to other sites. */
	private const SHOWING = 5.0;

	/** Maximum number of posts of a list to search. */
	private const POSTS = 20;

	/** Blocks that render inner blocks once per post. */
	private const LOOPS = ['core/query', 'core/comments'];

	/** The pieces of HTML searched so far. @var list<array{document: Document, fix: Fix}> */
	private array $pieces = [];

	private ?\Generator $rest = null;

	private ?Deadline $showing = null;

	public function __construct(private readonly Page $page) {}

	/**
	 * @param list<array> $images See Document.
	 * @return list<Fix|null> One for each; null if the location is unknown.
	 */
	public function images(array $images): array {
		return $this->find($images, 'images', self::is_same_image(...));
	}

	/**
	 * @param list<array> $headings See Document.
	 * @return list<Fix|null> One for each; null if the location is unknown, as for output of a theme's code.
	 */
	public function headings(array $headings): array {
		return $this->find(
			$headings,
			'headings',
			static fn(array $one, array $other): bool => $one['level'] === $other['level'] &&
				self::letters($one['text']) === self::letters($other['text']),
		);
	}

	/** Returns the letters of a text, without WordPress's typographic quotes, dashes and symbols, and its corrections of "WordPress". */
	private static function letters(string $text): string {
		$plain = strtr(Utf8::lower($text), ['×' => 'x', '™' => 'tm']);
		return preg_replace('/[^\p{L}\p{N}\p{M}]+/u', '', $plain) ?: $text;
	}

	/**
	 * @param list<string> $scripts See Document.
	 * @return list<Fix|null> One for each; null if the location is unknown.
	 */
	public function json_ld(array $scripts): array {
		return $this->find(
			$scripts,
			'json_ld',
			static fn(string $one, string $other): bool => $one === $other,
		);
	}

	/**
	 * For elements that weren't found: returns the post, if its text contains a part in another form, such as a
	 * shortcode; otherwise the theme.
	 */
	public function other(string $part): ?Fix {
		$post = $this->page->object;
		return $part !== '' && $post instanceof WP_Post && str_contains($post->post_content, $part)
			? $this->page->edit()
			: Theme::fix();
	}

	/**
	 * @param list<array> $anchors See Document.
	 * @return list<Fix|null> One for each; null if the location is unknown, as for menus.
	 */
	public function anchors(array $anchors): array {
		return $this->find($anchors, 'anchors', $this->is_same_address(...));
	}

	/**
	 * @param list<array> $resources See Document.
	 * @return list<Fix|null> One for each; null if the location is unknown, as for output of a theme's code.
	 */
	public function resources(array $resources): array {
		return $this->find($resources, 'resources', $this->is_same_address(...));
	}

	/** Compares absolute URLs, because a piece has no base URL. */
	private function is_same_address(array $one, array $other): bool {
		return Url::absolute($one['url'], $this->page->answer->url) === $other['url'];
	}

	/**
	 * Matches equal elements in page order.
	 *
	 * @param 'images'|'headings'|'json_ld'|'anchors'|'resources' $kind
	 */
	private function find(array $wanted, string $kind, \Closure $is_same): array {
		$found = array_fill_keys(array_keys($wanted), null);
		$left = $wanted;
		foreach ($this->pieces() as ['document' => $document, 'fix' => $fix]) {
			foreach ($document->$kind as $one) {
				foreach ($left as $at => $other) {
					if ($is_same($one, $other)) {
						$found[$at] = $fix;
						unset($left[$at]);
						break;
					}
				}
			}
			if ($left === []) {
				break;
			}
		}
		return $found;
	}

	private static function is_same_image(array $one, array $other): bool {
		return $one['alt'] === $other['alt'] && self::file($one) === self::file($other);
	}

	/** Returns the file name of an image, without its size and host. */
	private static function file(array $image): string {
		$path = (string) (wp_parse_url($image['src'], PHP_URL_PATH) ?: $image['src']);
		$name = rawurldecode(basename($path));
		return (string) preg_replace('/-(?:\d+x\d+|scaled)(?=\.\w+$)/', '', $name);
	}

	/** @return \Generator<array{document: Document, fix: Fix}> */
	private function pieces(): \Generator {
		yield from $this->pieces;
		$this->rest ??= $this->all();
		while ($this->rest->valid()) {
			$piece = $this->rest->current();
			$this->pieces[] = $piece;
			$this->rest->next();
			yield $piece;
		}
	}

	private function all(): \Generator {
		$post = $this->page->object;
		$is_own = $post instanceof WP_Post && $this->page->context()?->is_list() === false;
		$posts = $is_own ? [$post] : $this->listed();
		foreach ([self::of_post(...), $this->rendered(...)] as $read) {
			foreach ($posts as $one) {
				yield from $read($one);
			}
		}
		yield from wp_is_block_theme() ? self::of_theme() : self::of_widgets();
	}

	/** Yields the static content of blocks. */
	private static function of_post(WP_Post $post): \Generator {
		foreach (Blocks::of_post($post) as $one) {
			yield from self::piece($one['html'], self::block($one));
		}
	}

	/** Yields the output of blocks rendered dynamically, such as shortcodes and the latest posts. */
	private function rendered(WP_Post $post): \Generator {
		$types = WP_Block_Type_Registry::get_instance();
		$before = $GLOBALS['post'] ?? null;
		foreach (Blocks::of_post($post) as $one) {
			$name = (string) $one['block']['blockName'];
			$is_whole = $one['block']['innerBlocks'] === [] || in_array($name, self::LOOPS, true);
			$is_made = $types->get_registered($name)?->is_dynamic() || $name === 'core/shortcode';
			$this->showing ??= new Deadline(self::SHOWING);
			if ($this->showing->is_over()) {
				return;
			}
			if (!$is_whole || !$is_made || $name === 'core/block') {
				continue;
			}
			$GLOBALS['post'] = $post;
			setup_postdata($post);
			ob_start();
			try {
				$html = do_shortcode(render_block($one['block']));
			} catch (\Throwable) {
				// An error in a third-party block, which also occurs on the page.
				$html = '';
			} finally {
				ob_end_clean();
				$GLOBALS['post'] = $before;
			}
			yield from self::piece($html, self::block($one));
		}
	}

	private static function block(array $one): Fix {
		return Fix::post(
			$one['place'] === ''
				? __('Edit the content', 'pharos-seo')
				: __('Edit this block', 'pharos-seo'),
			$one['post']->ID,
			$one['place'],
		);
	}

	/** Yields templates and template parts, edited separately in the site editor. */
	private static function of_theme(): \Generator {
		foreach (['wp_template_part', 'wp_template'] as $type) {
			foreach (get_block_templates([], $type) as $template) {
				// The site editor resolves patterns and counts their blocks.
				$content = serialize_blocks(
					resolve_pattern_blocks(parse_blocks((string) $template->content)),
				);
				foreach (Blocks::in_content($content) as $one) {
					yield from self::piece(
						$one['html'],
						Fix::template(
							sprintf(
								/* translators: %s: name of a part of the theme, such as Header. */
								__('Edit “%s” of the theme', 'pharos-seo'),
								$template->title,
							),
							$type,
							(string) $template->id,
							$one['place'],
						),
					);
				}
			}
		}
	}

	private static function of_widgets(): \Generator {
		$fix = Fix::admin(__('Edit the widgets', 'pharos-seo'), 'widgets.php');
		foreach (['block', 'custom_html', 'text'] as $kind) {
			foreach ((array) get_option("widget_$kind") as $widget) {
				$html = is_array($widget) ? $widget['content'] ?? ($widget['text'] ?? '') : '';
				yield from self::piece(is_string($html) ? $html : '', $fix);
			}
		}
	}

	/** @return list<WP_Post> The posts that a list may show. */
	private function listed(): array {
		$query = [
			'numberposts' => min((int) get_option('posts_per_page'), self::POSTS),
			'has_password' => false,
		];
		$term = $this->page->object;
		if ($term instanceof WP_Term) {
			$taxonomy = get_taxonomy($term->taxonomy);
			$query['post_type'] = $taxonomy ? $taxonomy->object_type : 'post';
			$query['tax_query'] = [['taxonomy' => $term->taxonomy, 'terms' => [$term->term_id]]];
		}
		return array_values(get_posts($query));
	}

	/** Most blocks don't contain any of these elements. */
	private static function piece(string $html, Fix $fix): \Generator {
		if (preg_match('~<(?:img|h[1-6])\b|\b(?:href|src)\s*=|\burl\(|ld\+json~i', $html) === 1) {
			yield ['document' => new Document($html), 'fix' => $fix];
		}
	}
}
