<?php
/**
 * Migrates the data of posts, terms and authors in Rank Math, which have the same rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Instructions;
use Pharos\Migration\MainTerms;
use Pharos\Migration\MappedData;
use Pharos\Migration\Meta;
use Pharos\Migration\Networks;
use Pharos\Migration\ObjectReader;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\SourceMap;
use Pharos\Migration\StoredValue;
use Pharos\Migration\TemplateContext;
use WP_Post;
use WP_Term;
use WP_User;

final class Objects extends ObjectReader {
	private readonly Texts $texts;
	private readonly ObjectSchemas $schemas;

	public function __construct(private readonly Options $options, private readonly Keys $keys) {
		$this->texts = new Texts($options);
		$this->schemas = new ObjectSchemas($options);
	}

	public function post(WP_Post $post): MappedData {
		$meta = new Meta('post', $post->ID);
		$mapped = $this->object(
			$meta,
			TemplateContext::POST,
			$post->post_type,
			$this->options->robots(
				"pt_{$post->post_type}_robots",
				"pt_{$post->post_type}_custom_robots",
			),
			(int) get_post_thumbnail_id($post),
		);
		if ($post->post_password !== '' && $this->options->is_on('noindex_password_protected')) {
			// Even if the post is set to index.
			self::leave_index($mapped);
		}
		if (
			!isset($mapped->values['description']) &&
			trim($post->post_excerpt) !== '' &&
			in_array($post->post_type, $this->keys->types_with_excerpts(), true)
		) {
			$mapped->set('description', '%excerpt_only%');
		}
		MainTerms::add_to(
			$mapped,
			$post,
			static fn(string $taxonomy): int => $meta->id(Keys::PREFIX . "primary_$taxonomy"),
		);
		return $mapped;
	}

	public function term(WP_Term $term): MappedData {
		$mapped = $this->object(
			new Meta('term', $term->term_id),
			TemplateContext::TERM,
			'',
			$this->options->robots(
				"tax_{$term->taxonomy}_robots",
				"tax_{$term->taxonomy}_custom_robots",
			),
		);
		if ($term->count === 0 && $this->options->is_on('noindex_empty_taxonomies')) {
			self::leave_index($mapped);
		}
		return $mapped;
	}

	/** An explicit "index" would override the setting that sets such pages to noindex. */
	private static function leave_index(MappedData $mapped): void {
		if (($mapped->values['noindex'] ?? '') === 'no') {
			unset($mapped->values['noindex']);
		}
	}

	public function author(WP_User $user): MappedData {
		$meta = new Meta('user', $user->ID);
		$mapped = $this->object(
			$meta,
			TemplateContext::AUTHOR,
			'',
			$this->options->robots('author_robots', 'author_custom_robots'),
		);
		$accounts = [Keys::ACCOUNTS => $meta->text(Keys::ACCOUNTS)];
		Networks::of_author($mapped, $accounts);
		return $mapped;
	}

	/** @param list<string> $of_kind The inherited robots directives. */
	private function object(
		Meta $meta,
		string $place,
		string $type,
		array $of_kind,
		int $featured = 0,
	): MappedData {
		$of = static fn(string $key): string => $meta->text(Keys::PREFIX . $key);
		$mapped = new MappedData();
		foreach (SourceMap::part('RankMath', 'texts') as $field => $key) {
			$this->texts->add_to($mapped, $of($key), $field, $place, $type);
		}
		(new Social($this->texts, $of, $place, $type))->add_to($mapped, $featured);
		$mapped->set('canonical', StoredValue::address($of('canonical_url')));
		self::robots($mapped, $meta, $of_kind);
		$keywords = StoredValue::parts($of('focus_keyword'));
		$mapped->set('focus_keyword', array_shift($keywords) ?? '');
		$mapped->lose_text('keywords', implode(', ', $keywords), 'focus_keyword');
		$this->schemas->add_to($mapped, $meta, $place, $type);
		self::losses($mapped, $of);
		return $mapped;
	}

	/**
	 * Migrates the list, which replaces that of the content type as a whole. A corrupted list or a string is ignored.
	 *
	 * @param list<string> $of_kind
	 */
	private static function robots(MappedData $mapped, Meta $meta, array $of_kind): void {
		$list = $meta->list(Keys::PREFIX . 'robots');
		$own = Instructions::listed($meta->map(Keys::PREFIX . 'advanced_robots') ?? []);
		$limits =
			$own ?: array_filter($of_kind, static fn(string $one): bool => str_contains($one, ':'));
		if ($list === []) {
			Instructions::limits($mapped, $limits, $of_kind);
			if (
				$meta->is_damaged(Keys::PREFIX . 'robots') ||
				$meta->text(Keys::PREFIX . 'robots') !== ''
			) {
				$mapped->lose('damaged', '', 'robots');
			}
			return;
		}
		Instructions::instead($mapped, [...$list, ...$limits], $of_kind);
	}

	/** @param \Closure(string): string $of */
	private static function losses(MappedData $mapped, \Closure $of): void {
		$mapped->lose_text('breadcrumb_title', $of('breadcrumb_title'), 'breadcrumb_title');
		$card = $of('twitter_card_type');
		SocialTemplates::card(
			$mapped,
			$card === 'summary_card' ? 'summary' : $card,
			'twitter_card_type',
		);
		if (StoredValue::is_on($of('pillar_content'))) {
			$mapped->lose('cornerstone', '', 'pillar_content');
		}
	}
}
