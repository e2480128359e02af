<?php
/**
 * Generates the text of llms.txt.
 */

declare(strict_types=1);

namespace Pharos\LlmsTxt;

use Pharos\Core\Deadline;
use Pharos\Core\Memory;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Page\Context;
use Pharos\SchemaMap\RestController;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\Html\Entries;
use Pharos\Sitemaps\Html\Tree;
use Pharos\Sitemaps\Kinds;
use Pharos\Sitemaps\Series;
use Pharos\Sitemaps\Urls;
use Pharos\Template\PageTexts;
use Pharos\Template\Variables;
use Pharos\Text\Text;
use WP_Post;
use WP_Post_Type;
use WP_Taxonomy;
use WP_Term;

/**
 * Sections of links by post type and taxonomy, limited to content of the sitemaps, with meta descriptions as notes.
 *
 * @see https://llmstxt.org/
 */
final class Document {
	/** Number of posts that are loaded at once. */
	private const BATCH = 100;

	/** Seconds after which links have no notes, because a crawler waits for the text. */
	private const SECONDS = 10.0;

	private readonly PageTexts $texts;

	private readonly Deadline $deadline;

	public function __construct(private readonly Settings $settings, Variables $variables) {
		$this->texts = new PageTexts($settings, $variables);
		$this->deadline = new Deadline(self::SECONDS);
	}

	/** Returns the text in Markdown. */
	public function text(): string {
		$parts = [
			'# ' .
			(Markdown::line(Variables::site_name($this->settings)) ?:
				wp_parse_url(home_url(), PHP_URL_HOST)),
		];
		$summary = Markdown::line($this->summary());
		if ($summary !== '') {
			$parts[] = "> $summary";
		}
		$entries = new Entries($this->settings);
		foreach (self::kinds() as $kind) {
			[$objects] = $entries->objects($kind);
			if ($objects !== []) {
				$parts[] = '## ' . Markdown::line(Entries::label($kind));
				$parts[] = implode("\n", $this->links($kind, $objects));
			}
		}
		if (Series::is_on($this->settings)) {
			$parts[] = '## ' . Markdown::line(__('Sitemap', 'pharos-seo'));
			$parts[] = Markdown::link(
				__('XML sitemap', 'pharos-seo'),
				Urls::index(),
				__('All pages of this site', 'pharos-seo'),
			);
		}
		if ($this->settings->get('enable_schema_map')) {
			$parts[] = '## ' . Markdown::line(__('Structured data', 'pharos-seo'));
			$parts[] = Markdown::link(
				__('Schema map', 'pharos-seo'),
				RestController::url(),
				__('The structured data of all pages of this site, as JSON Lines', 'pharos-seo'),
			);
		}
		return implode("\n\n", $parts) . "\n";
	}

	/** @return list<WP_Post_Type|WP_Taxonomy> Pages, posts, other post types, taxonomies. */
	private static function kinds(): array {
		$types = Kinds::types();
		$first = array_intersect_key(['page' => 0, 'post' => 1], $types);
		return array_values([...array_replace($first, $types), ...Kinds::taxonomies()]);
	}

	/** Returns the meta description of the home page, or the tagline. */
	private function summary(): string {
		$page =
			get_option('show_on_front') === 'page'
				? get_post((int) get_option('page_on_front'))
				: null;
		$home = $page ? SeoPayload::page($page) : new Context(Context::HOME);
		return Text::first_filled(
			$page && $page->post_password !== ''
				? ''
				: $this->texts->description($home->under($this->settings)),
			Text::plain((string) get_option('blogdescription')),
		);
	}

	/**
	 * @param list<WP_Post|WP_Term> $objects
	 * @return list<string>
	 */
	private function links(WP_Post_Type|WP_Taxonomy $kind, array $objects): array {
		if ($kind instanceof WP_Taxonomy || $kind->hierarchical) {
			$objects = Tree::sorted($objects);
		}
		// First, while the data for permalinks is cached.
		$links = array_map(Tree::link(...), $objects);
		$notes = [];
		foreach (array_chunk($objects, self::BATCH) as $some) {
			// Posts of the lists have no content yet.
			$kind instanceof WP_Post_Type && $this->load($some);
			array_push($notes, ...array_map($this->note(...), $some));
			count($objects) > self::BATCH && Memory::free();
		}
		return array_map(
			static fn(array $link, string $note): string => Markdown::link(
				$link['title'],
				$link['url'],
				$note,
			),
			$links,
			$notes,
		);
	}

	/** @param list<WP_Post> $posts */
	private function load(array $posts): void {
		$this->deadline->is_over() || _prime_post_caches(array_column($posts, 'ID'), true, true);
	}

	private function note(WP_Post|WP_Term $object): string {
		if ($this->deadline->is_over()) {
			return '';
		}
		$whole = $object instanceof WP_Post ? get_post($object->ID) : $object;
		return $whole
			? $this->texts->description(SeoPayload::page($whole)->under($this->settings))
			: '';
	}
}
