<?php
/**
 * Migrates the data of posts, terms and authors in The SEO Framework.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoFramework;

use Pharos\Migration\MainTerms;
use Pharos\Migration\MappedData;
use Pharos\Migration\Meta;
use Pharos\Migration\Networks;
use Pharos\Migration\ObjectReader;
use Pharos\Migration\PageRedirect;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\SourceMap;
use Pharos\Migration\StoredValue;
use Pharos\Social\Address;
use WP_Post;
use WP_Term;
use WP_User;

/** A post has a row for each value, with keys of the Genesis theme; a term has one array. */
final class Objects extends ObjectReader {
	public const TERM_KEY = 'autodescription-term-settings';
	public const USER_KEY = 'autodescription-user-settings';

	/** Meta keys of posts, by the keys of terms. */
	public const POST_KEYS = [
		'doctitle' => '_genesis_title',
		'title_no_blog_name' => '_tsf_title_no_blogname',
		'description' => '_genesis_description',
		'canonical' => '_genesis_canonical_uri',
		'og_title' => '_open_graph_title',
		'og_description' => '_open_graph_description',
		'tw_title' => '_twitter_title',
		'tw_description' => '_twitter_description',
		'tw_card_type' => '_tsf_twitter_card_type',
		'social_image_url' => '_social_image_url',
		'social_image_id' => '_social_image_id',
		'noindex' => '_genesis_noindex',
		'nofollow' => '_genesis_nofollow',
		'noarchive' => '_genesis_noarchive',
		'redirect' => 'redirect',
	];

	/** Lists that exclude the post. */
	public const HIDDEN_KEYS = ['exclude_local_search', 'exclude_from_archive'];

	private readonly Titles $titles;

	private readonly HomePage $home;

	public function __construct(private readonly Options $options) {
		$this->titles = new Titles($options);
		$this->home = new HomePage($options);
	}

	public function post(WP_Post $post): MappedData {
		$meta = new Meta('post', $post->ID);
		$data = array_map($meta->text(...), self::POST_KEYS);
		$mapped = new MappedData();
		if ($this->options->is_disabled('post_types', $post->post_type)) {
			$mapped->lose('switched_off', $post->post_type, 'disabled_post_types');
			Robots::offer($mapped, $data);
			return $mapped;
		}
		$pages = get_option('show_on_front') === 'page';
		if ($pages && $post->ID === (int) get_option('page_on_front')) {
			$data = $this->home->over($data);
			$mapped->set('title', $this->home->title($data));
			$this->common($mapped, $post, $data);
			$mapped->set('facebook_title', $this->home->shared_title($data));
		} else {
			$this->title($mapped, $data, '%title%');
			$this->common($mapped, $post, $data);
		}
		if ($pages && $post->ID === (int) get_option('page_for_posts')) {
			$mapped->values += self::list_of_posts($this->options);
		}
		MainTerms::add_to(
			$mapped,
			$post,
			static fn(string $taxonomy): int => $meta->id("_primary_term_$taxonomy"),
		);
		foreach (self::HIDDEN_KEYS as $key) {
			if (StoredValue::is_on($meta->text($key))) {
				$mapped->lose(
					'hidden',
					'',
					$key,
					__(
						'The source plugin excluded this from lists or from the site search. In Pharos SEO, it’s included.',
						'pharos-seo',
					),
				);
			}
		}
		return $mapped;
	}

	/** Returns the generated texts of the posts page. @return array<string, string> */
	private static function list_of_posts(Options $options): array {
		if (!$options->is_on('auto_description')) {
			return [];
		}
		// In the site language, if the translation of that plugin still exists.
		// phpcs:ignore WordPress.WP.I18n.LowLevelTranslationFunction, WordPress.WP.I18n.TextDomainMismatch
		$text = translate('Latest posts: %s', 'autodescription');
		return [
			'description' => str_replace(
				"\x01",
				'%site_name%',
				Titles::text(sprintf($text, "\x01")),
			),
		];
	}

	public function term(WP_Term $term): MappedData {
		$meta = new Meta('term', $term->term_id);
		$mapped = new MappedData();
		$data = $meta->map(self::TERM_KEY);
		if ($data === null) {
			if ($meta->is_damaged(self::TERM_KEY)) {
				$mapped->lose('damaged', '', self::TERM_KEY);
			}
			return $mapped;
		}
		$data = array_map(StoredValue::text(...), $data);
		if ($this->options->is_disabled('taxonomies', $term->taxonomy)) {
			$mapped->lose('switched_off', $term->taxonomy, 'disabled_taxonomies');
			Robots::offer($mapped, $data);
			return $mapped;
		}
		$this->title($mapped, $data, $this->titles->of_archive('%term_title%'));
		$this->common($mapped, $term, $data);
		return $mapped;
	}

	public function author(WP_User $user): MappedData {
		$mapped = new MappedData();
		$data = (new Meta('user', $user->ID))->map(self::USER_KEY) ?? [];
		$x = StoredValue::text($data['twitter_page'] ?? '');
		$name = Address::x_name($x);
		Networks::of_author($mapped, [
			'facebook_page' => StoredValue::text($data['facebook_page'] ?? ''),
			'twitter_page' => $name === '' ? $x : "https://x.com/$name",
		]);
		return $mapped;
	}

	/** @param string $generated The page's title without a custom one. */
	private function title(MappedData $mapped, array $data, string $generated): void {
		$title = Titles::text($data['doctitle'] ?? '');
		$without = StoredValue::is_on($data['title_no_blog_name'] ?? 0);
		if ($title !== '' || ($without && !$this->options->is_on('title_rem_additions'))) {
			$mapped->set(
				'title',
				$this->titles->branded($title === '' ? $generated : $title, $without),
			);
		}
	}

	/** Migrates the fields that posts and terms have in common. @param array<string, mixed> $data */
	private function common(MappedData $mapped, WP_Post|WP_Term $object, array $data): void {
		foreach (SourceMap::part('SeoFramework', 'texts') as $field => $key) {
			$mapped->set($field, Titles::text($data[$key] ?? ''));
		}
		if (!$this->options->is_on('og_tags')) {
			SocialTemplates::without_open_graph($mapped);
		}
		$mapped->set(
			'canonical',
			StoredValue::address(StoredValue::text($data['canonical'] ?? '')),
		);
		foreach (array_keys(Robots::DIRECTIVES) as $directive) {
			$mapped->direct($directive, Robots::direction($data[$directive] ?? 0));
		}
		Image::add_to(
			$mapped,
			StoredValue::text($data['social_image_url'] ?? ''),
			(int) ($data['social_image_id'] ?? 0),
			'facebook_image',
			'facebook_image_id',
		);
		$target = StoredValue::text($data['redirect'] ?? '');
		if (trim($target) !== '') {
			PageRedirect::add_to($mapped, $object, $target, 301, 'redirect');
		}
		SocialTemplates::card(
			$mapped,
			StoredValue::text($data['tw_card_type'] ?? ''),
			'tw_card_type',
		);
	}
}
