<?php
/**
 * Migrates the data of posts, terms and authors in Yoast SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\Yoast;

use Pharos\Migration\Images;
use Pharos\Migration\MainTerms;
use Pharos\Migration\MappedData;
use Pharos\Migration\Meta;
use Pharos\Migration\Networks;
use Pharos\Migration\ObjectReader;
use Pharos\Migration\PageRedirect;
use Pharos\Migration\SchemaDifferences;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\SourceMap;
use Pharos\Migration\StoredValue;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;
use WP_Post;
use WP_Term;
use WP_User;

final class Objects extends ObjectReader {
	/** @var array<string, array>|null The site's schemas. */
	private ?array $schemas = null;

	private ?bool $has_open_graph = null;

	public function __construct(private readonly Translator $translator) {}

	public function post(WP_Post $post): MappedData {
		$meta = new Meta('post', $post->ID);
		$of = static fn(string $key): string => $meta->text(Keys::PREFIX . $key);
		$mapped = new MappedData();
		$this->text($mapped, $of('metadesc'), 'description', TemplateContext::POST);
		$this->common($mapped, $of, TemplateContext::POST);
		$mapped->direct(
			'noindex',
			match ($of('meta-robots-noindex')) {
				'1' => 'yes',
				'2' => 'no',
				default => null,
			},
		);
		$mapped->direct('nofollow', $of('meta-robots-nofollow') === '1' ? 'yes' : null);
		self::more_robots($mapped, $of('meta-robots-adv'));
		self::redirect($mapped, $post, $of('redirect'));
		MainTerms::add_to(
			$mapped,
			$post,
			static fn(string $taxonomy): int => $meta->id(Keys::PREFIX . "primary_$taxonomy"),
		);
		$this->schemas(
			$mapped,
			$post->post_type,
			$of('schema_page_type'),
			$of('schema_article_type'),
		);
		return $mapped;
	}

	private function schemas(
		MappedData $mapped,
		string $type,
		string $page,
		string $article,
	): void {
		if ($page . $article === '') {
			return;
		}
		$this->schemas ??= (new SiteSchemas(new Options()))->build(new MappedData())->all();
		$own = new SchemaDifferences($mapped, $this->schemas);
		match (true) {
			$article === 'None' => $own->article($type, ''),
			in_array($article, SiteSchemas::ARTICLES, true) => $own->article($type, $article),
			default => $mapped->lose_text('schema', $article, 'schema_article_type'),
		};
		match (true) {
			in_array($page, SiteSchemas::PAGES, true) => $own->page($type, $page),
			default => $mapped->lose_text('schema', $page, 'schema_page_type'),
		};
		$own->apply();
	}

	/**
	 * Migrates the fields with the same names in posts and terms.
	 *
	 * @param \Closure(string): string $of
	 */
	private function common(MappedData $mapped, \Closure $of, string $place): void {
		foreach (SourceMap::part('Yoast', 'texts') as $field => $key) {
			$this->text($mapped, $of($key), $field, $place);
		}
		$this->has_open_graph ??= (new Options())->is_on('opengraph', true);
		if (!$this->has_open_graph) {
			SocialTemplates::without_open_graph($mapped);
		}
		self::image($mapped, $of('opengraph-image'), $of('opengraph-image-id'), 'facebook');
		self::image($mapped, $of('twitter-image'), $of('twitter-image-id'), 'twitter');
		$mapped->set('canonical', self::address($of('canonical')));
		$mapped->set('focus_keyword', self::filled($of('focuskw')));
		self::losses($mapped, $of);
	}

	/** @param \Closure(string): string $of */
	private static function losses(MappedData $mapped, \Closure $of): void {
		$mapped->lose_text('breadcrumb_title', $of('bctitle'), 'bctitle');
		if ($of('is_cornerstone') === '1') {
			$mapped->lose('cornerstone', '', 'is_cornerstone');
		}
		$keywords = [];
		foreach (['focuskeywords', 'keywordsynonyms'] as $key) {
			$list = json_decode($of($key), true);
			foreach (is_array($list) ? $list : [] as $one) {
				$keywords[] = StoredValue::text(is_array($one) ? $one['keyword'] ?? '' : $one);
			}
		}
		$mapped->lose_text('keywords', implode(', ', array_filter($keywords, 'strlen')), 'focuskw');
	}

	public function term(WP_Term $term): MappedData {
		$data = StoredValue::option('wpseo_taxonomy_meta')[$term->taxonomy][$term->term_id] ?? [];
		$data = is_array($data) ? $data : [];
		$of = static fn(string $key): string => StoredValue::text($data["wpseo_$key"] ?? '');
		$mapped = new MappedData();
		$this->text($mapped, $of('desc'), 'description', TemplateContext::TERM);
		$this->common($mapped, $of, TemplateContext::TERM);
		$mapped->direct(
			'noindex',
			match ($of('noindex')) {
				'noindex' => 'yes',
				'index' => 'no',
				default => null,
			},
		);
		return $mapped;
	}

	public function author(WP_User $user): MappedData {
		$meta = new Meta('user', $user->ID);
		$mapped = new MappedData();
		$this->text($mapped, $meta->text('wpseo_title'), 'title', TemplateContext::AUTHOR);
		$this->text($mapped, $meta->text('wpseo_metadesc'), 'description', TemplateContext::AUTHOR);
		$mapped->direct('noindex', $meta->text('wpseo_noindex_author') === 'on' ? 'yes' : null);
		$names = array_combine(Keys::ACCOUNTS, Keys::ACCOUNTS);
		Networks::of_author($mapped, array_map($meta->text(...), $names));
		return $mapped;
	}

	private function text(MappedData $mapped, string $text, string $field, string $place): void {
		$mapped->set(
			$field,
			$this->translator->translate(
				stripslashes(self::filled($text)),
				$place,
				$mapped,
				$field,
			),
		);
	}

	/** @param 'facebook'|'twitter' $network */
	private static function image(
		MappedData $mapped,
		string $url,
		string $id,
		string $network,
	): void {
		Images::add_to(
			$mapped,
			self::filled($url),
			(int) $id,
			"{$network}_image",
			"{$network}_image_id",
		);
	}

	/** Migrates other directives; nofollow is a separate row. The values "none", "-" and obsolete ones for directories are ignored. */
	private static function more_robots(MappedData $mapped, string $list): void {
		$list = StoredValue::parts(strtolower($list));
		foreach (['noarchive', 'nosnippet', 'noimageindex'] as $directive) {
			$mapped->direct($directive, in_array($directive, $list, true) ? 'yes' : null);
		}
	}

	/**
	 * Migrates the redirect of the page, which only old versions have a field for. Yoast SEO redirects to no other host (WordPress then
	 * redirects to the admin area), and never the posts page.
	 */
	private static function redirect(MappedData $mapped, WP_Post $post, string $target): void {
		if (trim($target) === '') {
			return;
		}
		$is_posts_page =
			get_option('show_on_front') === 'page' &&
			(int) get_option('page_for_posts') === $post->ID;
		if ($is_posts_page || wp_validate_redirect($target, '') === '') {
			$mapped->offer('redirect', $target);
		} else {
			PageRedirect::add_to($mapped, $post, $target, 301, 'redirect');
		}
	}

	/** Decodes a URL: Yoast SEO outputs letters, not their percent encoding. */
	private static function address(string $url): string {
		return preg_replace_callback(
			'/(?:%[89a-f][0-9a-f])+/i',
			static fn(array $found): string => preg_match('//u', rawurldecode($found[0]))
				? rawurldecode($found[0])
				: $found[0],
			StoredValue::address(self::filled($url)),
		) ?? $url;
	}

	/** Returns '' for "0", which Yoast SEO treats as empty. */
	private static function filled(string $text): string {
		return $text === '0' ? '' : $text;
	}
}
