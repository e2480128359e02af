<?php
/**
 * What a model gets to know of a page.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use Pharos\Content\Restriction;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\SearchConsole\Data\Pages;
use Pharos\SearchConsole\Data\Queries;
use Pharos\SearchConsole\Data\State;
use Pharos\SearchConsole\Data\Tables;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use Pharos\Text\Text;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

final class Context {
	/** Of the queries with the most clicks. */
	private const QUERIES = 5;

	/** Longest other text than that of the page, in characters. */
	private const MOST = 200;

	public function __construct(private readonly Settings $settings) {}

	/**
	 * @param array{title?: string, content?: string, focus_keyword?: string} $draft What the user is writing in the editor.
	 * @param array{name: string, caption: string}|null                       $picture See Picture.
	 * @return array<string, string|list<string>>|WP_Error Texts by name; an error if visitors can't read the page or there is too little.
	 */
	public function collect(
		WP_Post|WP_Term|WP_User $object,
		array $draft,
		?array $picture,
	): array|WP_Error {
		$texts = Texts::collect($object, $draft, $picture === null);
		if (is_wp_error($texts)) {
			return $texts;
		}
		$keyword =
			$draft['focus_keyword'] ?? ObjectMeta::for_object($object)->text('focus_keyword');
		return array_filter([
			'site_name' => self::line(Variables::site_name($this->settings)),
			'focus_keyword' => self::line($keyword),
			'search_queries' => $this->queries($object),
			'image_file' => self::line($picture['name'] ?? ''),
			'image_caption' => self::line($picture['caption'] ?? ''),
		]) + $texts;
	}

	/** The content as it is, or as the user is writing it. */
	public static function content(WP_Post $post, array $draft): string {
		return $draft['content'] ?? Restriction::stored($post);
	}

	/** @return list<string> As stored: Google isn't asked. */
	private function queries(WP_Post|WP_Term|WP_User $object): array {
		if (
			!$this->settings->get('enable_google_console') ||
			!Tables::exist() ||
			State::read()['last_day'] === ''
		) {
			return [];
		}
		$pages = $object instanceof WP_Post ? Pages::of_post($object->ID) : self::pages_at($object);
		return array_map(
			static fn(array $row): string => self::line($row['query']),
			Queries::of_pages($pages, self::QUERIES),
		);
	}

	/** @return list<int> */
	private static function pages_at(WP_Term|WP_User $object): array {
		$url =
			$object instanceof WP_Term ? get_term_link($object) : get_author_posts_url($object->ID);
		$page = is_string($url) ? Pages::at($url) : null;
		return $page ? [(int) $page->id] : [];
	}

	private static function line(string $text): string {
		return Text::cut(Text::plain($text), self::MOST);
	}
}
