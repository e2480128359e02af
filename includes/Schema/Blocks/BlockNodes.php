<?php
/**
 * The structured data of blocks with questions and instructions.
 */

declare(strict_types=1);

namespace Pharos\Schema\Blocks;

use Pharos\Content\PostTitle;
use Pharos\Content\Restriction;
use Pharos\Page\Context;
use Pharos\Schema\Ids;
use Pharos\Schema\Range;
use WP_Block_Type_Registry;
use WP_Post;

/** Added to a page's graph, unless the page has a node of the same type by other means. */
final class BlockNodes {
	/** Words in the names of blocks of other plugins, by type. */
	private const NAMES = ['FAQPage' => 'faq', 'HowTo' => 'how-?to'];

	/**
	 * @param Context     $page  The page of a post.
	 * @param list<array> $graph The nodes of its schemas.
	 * @return list<array> The nodes of its blocks.
	 */
	public static function create(Context $page, array $graph, Ids $ids): array {
		$post = $page->post();
		if (!$post || Restriction::hides_content($post)) {
			return [];
		}
		$content = SyncedPatterns::unfold(self::part($post, $page->page));
		$reader = new BlockReader(Restriction::visible_content($content, $post));
		$page_node = self::first($graph, 'WebPage');
		$link = isset($page_node['@id']) ? ['@id' => $page_node['@id']] : null;
		$nodes = [];
		if ($reader->questions() !== [] && self::is_missing('FAQPage', $graph, $content)) {
			$nodes[] = ['@type' => 'FAQPage', '@id' => $ids->on_page('faqpage')] +
				($link ? ['isPartOf' => $link] : []) + [
					'mainEntity' => array_map(self::question(...), $reader->questions()),
				];
		}
		if ($reader->how_tos() !== [] && self::is_missing('HowTo', $graph, $content)) {
			foreach ($reader->how_tos() as $how_to) {
				$how_to['name'] =
					$how_to['name'] === '' ? PostTitle::for_post($post) : $how_to['name'];
				$nodes[] =
					['@type' => 'HowTo', '@id' => $ids->on_page('howto')] +
					($link ? ['mainEntityOfPage' => $link] : []) +
					self::how_to($how_to);
			}
		}
		return $nodes;
	}

	/** The part of the content that a page of the post shows. */
	private static function part(WP_Post $post, int $page): string {
		// As in WordPress, a page break before the first word doesn't count.
		$content = (string) preg_replace('~<!-- /?wp:nextpage -->\n?~', '', $post->post_content);
		$content = str_starts_with($content, '<!--nextpage-->') ? substr($content, 15) : $content;
		return explode('<!--nextpage-->', $content)[$page - 1] ?? '';
	}

	/** Whether the page has no node of the type yet, neither in its graph nor by its content: by a block of another plugin, or in HTML. */
	private static function is_missing(string $type, array $graph, string $content): bool {
		$in_html = "~\"@type\"\s*:\s*\"$type\"|schema\.org/$type\b~";
		if (self::first($graph, $type) || preg_match($in_html, $content) === 1) {
			return false;
		}
		$word = self::NAMES[$type];
		$block = "~<!-- wp:((?!pharos/)[a-z][a-z0-9-]*/[a-z0-9-]*?{$word}[a-z0-9-]*)\s~";
		preg_match_all($block, $content, $found);
		foreach (array_unique($found[1]) as $name) {
			// Its plugin is active, and outputs structured data.
			if (WP_Block_Type_Registry::get_instance()->is_registered($name)) {
				return false;
			}
		}
		return true;
	}

	/** The first node of a type; null if there is none. */
	private static function first(array $graph, string $type): ?array {
		foreach ($graph as $node) {
			if (
				in_array($type, (array) $node['@type'], true) ||
				str_ends_with((string) ($node['@id'] ?? ''), '#' . strtolower($type))
			) {
				return $node;
			}
		}
		return null;
	}

	/** @param array{name: string, text: string} $question */
	private static function question(array $question): array {
		return [
			'@type' => 'Question',
			'name' => $question['name'],
			'acceptedAnswer' => ['@type' => 'Answer', 'text' => $question['text']],
		];
	}

	/** @param array{name: string, description: string, minutes: int, steps: list<array{name: string, text: string, image: string}>} $how_to */
	private static function how_to(array $how_to): array {
		$time = $how_to['minutes'] > 0 ? (string) $how_to['minutes'] : '';
		return array_filter([
			'name' => $how_to['name'],
			'description' => $how_to['description'],
			'totalTime' => $time === '' ? '' : (string) Range::duration($time),
			'step' => array_map(
				static fn(array $step): array => array_filter([
					'@type' => 'HowToStep',
					'name' => $step['name'],
					'text' => $step['text'] === '' ? $step['name'] : $step['text'],
					'image' => (string) Range::fit($step['image'], 'url', ''),
				]),
				$how_to['steps'],
			),
		]);
	}
}
