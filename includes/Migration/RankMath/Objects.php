<?php
/**
 * What Rank Math knows about posts, terms and authors: the same rows for all of them.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\ApartOnX;
use Pharos\Migration\Carried;
use Pharos\Migration\Images;
use Pharos\Migration\Kinds;
use Pharos\Migration\MainTerms;
use Pharos\Migration\Meta;
use Pharos\Migration\Place;
use Pharos\Migration\Stored;
use WP_Post;
use WP_Term;
use WP_User;

final class Objects {
	private const PREFIX = 'rank_math_';

	private const TEXTS = [
		'title' => 'title',
		'description' => 'description',
		'facebook_title' => 'facebook_title',
		'facebook_description' => 'facebook_description',
	];

	/** Rows that say something; scores and other notes of its analysis are none of them. */
	private const KEYS = [
		'title',
		'description',
		'canonical_url',
		'focus_keyword',
		'robots',
		'advanced_robots',
		'facebook_title',
		'facebook_description',
		'facebook_image',
		'facebook_image_id',
		'twitter_title',
		'twitter_description',
		'twitter_image',
		'twitter_image_id',
		'twitter_card_type',
		'breadcrumb_title',
		'pillar_content',
		'rich_snippet',
	];

	/** What a value that nobody has chosen looks like. */
	public const NOTHING = [
		self::PREFIX . 'robots' => ['a:0:{}'],
		self::PREFIX . 'advanced_robots' => ['a:0:{}'],
		self::PREFIX . 'rich_snippet' => ['off'],
		self::PREFIX . 'pillar_content' => ['off'],
	];

	private ?array $types_with_excerpts = null;

	/** @var array<string, \Pharos\Migration\Translator> By post type. */
	private array $translators = [];

	public function __construct(private readonly Options $options) {}

	/** @return list<string> */
	public static function keys(string $kind): array {
		$primary = array_map(
			static fn(string $taxonomy): string => "primary_$taxonomy",
			$kind === 'post' ? Kinds::taxonomies() : [],
		);
		return array_map(static fn(string $key): string => self::PREFIX . $key, [
			...self::KEYS,
			...$primary,
		]);
	}

	public function post(WP_Post $post): Carried {
		$meta = new Meta('post', $post->ID);
		$carried = $this->object(
			$meta,
			Place::POST,
			$post->post_type,
			$this->options->robots(
				"pt_{$post->post_type}_robots",
				"pt_{$post->post_type}_custom_robots",
			),
			(int) get_post_thumbnail_id($post),
		);
		if (
			!isset($carried->values['description']) &&
			trim($post->post_excerpt) !== '' &&
			in_array($post->post_type, $this->types_with_excerpts(), true)
		) {
			$carried->set('description', '%excerpt_only%');
		}
		MainTerms::into(
			$carried,
			$post,
			static fn(string $taxonomy): int => $meta->id(self::PREFIX . "primary_$taxonomy"),
		);
		return $carried;
	}

	public function term(WP_Term $term): Carried {
		return $this->object(
			new Meta('term', $term->term_id),
			Place::TERM,
			'',
			$this->options->robots(
				"tax_{$term->taxonomy}_robots",
				"tax_{$term->taxonomy}_custom_robots",
			),
		);
	}

	public function author(WP_User $user): Carried {
		$meta = new Meta('user', $user->ID);
		$carried = $this->object(
			$meta,
			Place::AUTHOR,
			'',
			$this->options->robots('author_robots', 'author_custom_robots'),
		);
		$more = Stored::parts($meta->text('additional_profile_urls'), '/\s+/');
		$carried->lose_text('author_profile', implode(' ', $more), 'additional_profile_urls');
		return $carried;
	}

	/** @return list<string> Post types where a post's excerpt goes before the template of descriptions. */
	public function types_with_excerpts(): array {
		return $this->types_with_excerpts ??= array_values(
			array_filter(
				Kinds::types(),
				fn(string $type): bool => !in_array(
					$this->options->text("pt_{$type}_description"),
					['', '%excerpt%', '%seo_description%'],
					true,
				),
			),
		);
	}

	/** @param list<string> $of_kind What robots are told by objects that say nothing. */
	private function object(
		Meta $meta,
		string $place,
		string $type,
		array $of_kind,
		int $featured = 0,
	): Carried {
		$of = static fn(string $key): string => $meta->text(self::PREFIX . $key);
		$carried = new Carried();
		foreach (self::TEXTS as $key => $field) {
			$this->text($carried, $of($key), $field, $place, $type);
		}
		$this->image($carried, $of, 'facebook');
		$this->x($carried, $of, $place, $type, $featured);
		$carried->set('canonical', Stored::address($of('canonical_url')));
		self::robots($carried, $meta, $of_kind);
		$keywords = Stored::parts($of('focus_keyword'));
		$carried->set('focus_keyword', array_shift($keywords) ?? '');
		$carried->lose_text('keywords', implode(', ', $keywords), 'focus_keyword');
		self::losses($carried, $meta, $of);
		return $carried;
	}

	private function text(
		Carried $carried,
		string $text,
		string $field,
		string $place,
		string $type,
	): void {
		$this->translators[$type] ??= (new Variables($this->options))->translator($type);
		$carried->set(
			$field,
			$this->translators[$type]->translate(stripslashes($text), $place, $carried, $field),
		);
	}

	/**
	 * What is stored for X counts only while Facebook's is not used.
	 *
	 * @param \Closure(string): string $of
	 */
	private function x(
		Carried $carried,
		\Closure $of,
		string $place,
		string $type,
		int $featured,
	): void {
		if ($of('twitter_use_facebook') === '' || Stored::is_on($of('twitter_use_facebook'))) {
			return;
		}
		foreach (['title', 'description'] as $part) {
			$this->text($carried, $of("twitter_$part"), "twitter_$part", $place, $type);
		}
		$this->image($carried, $of, 'twitter');
		ApartOnX::into(
			$carried,
			fn(string $part): string => $this->of_kind($carried, $part, $place, $type),
			$featured,
		);
	}

	/** The template of its kind, for a field that must not be empty. */
	private function of_kind(Carried $carried, string $part, string $place, string $type): string {
		$key = $place === Place::POST ? "pt_{$type}_$part" : '';
		$template = $this->options->text($key, $part === 'title' ? '%title% %sep% %sitename%' : '');
		return $this->translators[$type]->translate($template, $place, $carried, "twitter_$part");
	}

	/**
	 * An image is shown only when its id is known.
	 *
	 * @param \Closure(string): string $of
	 * @param 'facebook'|'twitter'     $network
	 */
	private function image(Carried $carried, \Closure $of, string $network): void {
		$id = (int) $of("{$network}_image_id");
		if ($id > 0) {
			$url = $of("{$network}_image");
			Images::into($carried, $url, $id, "{$network}_image", "{$network}_image_id");
		} else {
			$carried->lose_text('image_id', $of("{$network}_image"), "{$network}_image");
		}
	}

	/**
	 * A list takes the place of that of the kind as a whole. One that is damaged, or a text, does not count.
	 *
	 * @param list<string> $of_kind
	 */
	private static function robots(Carried $carried, Meta $meta, array $of_kind): void {
		$list = $meta->list(self::PREFIX . 'robots');
		if ($list === []) {
			if (
				$meta->is_damaged(self::PREFIX . 'robots') ||
				$meta->text(self::PREFIX . 'robots') !== ''
			) {
				$carried->lose('damaged', '', 'robots');
			}
			return;
		}
		$carried->direct('noindex', in_array('noindex', $list, true));
		foreach (['nofollow', 'noarchive'] as $directive) {
			$says = in_array($directive, $list, true);
			if ($says || in_array($directive, $of_kind, true)) {
				$carried->direct($directive, $says);
			}
		}
		$lost = array_intersect($list, ['nosnippet', 'noimageindex']);
		$carried->lose_text('robots', implode(', ', $lost), 'robots');
	}

	/** @param \Closure(string): string $of */
	private static function losses(Carried $carried, Meta $meta, \Closure $of): void {
		$more = [];
		foreach ($meta->map(self::PREFIX . 'advanced_robots') ?? [] as $name => $value) {
			$more[] = "$name:" . Stored::text($value);
		}
		$carried->lose_text('robots', implode(', ', $more), 'advanced_robots');
		$carried->lose_text('breadcrumb_title', $of('breadcrumb_title'), 'breadcrumb_title');
		$carried->lose_text('card_type', $of('twitter_card_type'), 'twitter_card_type');
		if (Stored::is_on($of('pillar_content'))) {
			$carried->lose('cornerstone', '', 'pillar_content');
		}
		foreach ($meta->keys(self::PREFIX . 'schema_') as $key) {
			$carried->lose('schema', substr($key, strlen(self::PREFIX . 'schema_')), $key);
		}
		if (!in_array($of('rich_snippet'), ['', 'off'], true)) {
			$carried->lose('schema', $of('rich_snippet'), 'rich_snippet');
		}
	}
}
