<?php
/**
 * Migrates the data of posts and terms in SEOPress, which have the same rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\ApartOnX;
use Pharos\Migration\MainTerms;
use Pharos\Migration\MappedData;
use Pharos\Migration\Meta;
use Pharos\Migration\ObjectReader;
use Pharos\Migration\PageRedirect;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\SourceMap;
use Pharos\Migration\StoredValue;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;
use WP_Post;
use WP_Term;

final class Objects extends ObjectReader {
	private const PREFIX = '_seopress_';

	private readonly Translator $translator;
	private readonly PageTemplates $templates;
	private readonly ObjectSchemas $schemas;

	public function __construct(private readonly Options $options) {
		$this->translator = Variables::translator();
		$this->templates = new PageTemplates($options);
		$this->schemas = new ObjectSchemas($options);
	}

	/** @return array<string, int> The static home page and the posts page, which have separate templates. */
	public static function pages(): array {
		return get_option('show_on_front') === 'page'
			? [
				'home' => (int) get_option('page_on_front'),
				'posts' => (int) get_option('page_for_posts'),
			]
			: [];
	}

	public function post(WP_Post $post): MappedData {
		$meta = new Meta('post', $post->ID);
		$of = static fn(string $key): string => $meta->text(self::PREFIX . $key);
		$mapped = $this->object($of, TemplateContext::POST, ['title' => true, 'desc' => true]);
		if (isset($mapped->values['title'])) {
			$title = SocialTemplates::without_number($mapped->values['title'], $post->post_type);
			$mapped->values['title'] = $title;
		}
		$this->without_own($mapped, $post);
		$this->apart(
			$mapped,
			fn(): array => $this->templates->of_type(new MappedData(), $post->post_type),
			$post,
		);
		self::redirect($mapped, $post, $of);
		$this->main_term($mapped, $post, $meta->id(self::PREFIX . 'robots_primary_cat'));
		$this->schemas->add_to($mapped, $meta, $post->post_type);
		return $mapped;
	}

	public function term(WP_Term $term): MappedData {
		$meta = new Meta('term', $term->term_id);
		$of = static fn(string $key): string => $meta->text(self::PREFIX . $key);
		$mapped = $this->object($of, TemplateContext::TERM, [
			'title' => $this->templates->prints($term->taxonomy, 'title'),
			'desc' => $this->templates->prints($term->taxonomy, 'description'),
		]);
		self::redirect($mapped, $term, $of);
		$this->apart(
			$mapped,
			fn(): array => $this->templates->of_taxonomy(new MappedData(), $term->taxonomy),
		);
		return $mapped;
	}

	/**
	 * @param \Closure(string): string        $of
	 * @param array{title: bool, desc: bool} $prints Whether custom texts are output.
	 */
	private function object(\Closure $of, string $place, array $prints): MappedData {
		$mapped = new MappedData();
		$is_on = $this->options->has('titles');
		foreach (['title' => 'title', 'desc' => 'description'] as $key => $field) {
			$text = self::filled($of("titles_$key"));
			match (true) {
				!$is_on => $mapped->lose_text('module', $text, $field),
				!$prints[$key] => $mapped->lose_text('no_template', $text, $field),
				default => $this->text($mapped, $text, $field, $place),
			};
		}
		foreach (SourceMap::part('SeoPress', 'texts') as $field => $key) {
			$this->text($mapped, $of($key), $field, $place);
		}
		foreach (['fb' => 'facebook', 'twitter' => 'twitter'] as $key => $network) {
			Images::add_to(
				$mapped,
				$of("social_{$key}_img"),
				$of("social_{$key}_img_attachment_id"),
				"{$network}_image",
				"{$network}_image_id",
				$network === 'facebook' && $place === TemplateContext::POST,
			);
		}
		if ($is_on) {
			$mapped->set('canonical', StoredValue::address(self::filled($of('robots_canonical'))));
			self::robots($mapped, $of);
		} else {
			$mapped->lose_text('module', $of('robots_canonical'), 'canonical');
			foreach (SourceMap::part('SeoPress', 'directives') as $field => $key) {
				if ($of($key) === 'yes') {
					$mapped->offer($field, 'yes');
				}
			}
		}
		self::losses($mapped, $of);
		return $mapped;
	}

	/** @param \Closure(string): string $of */
	private static function robots(MappedData $mapped, \Closure $of): void {
		foreach (SourceMap::part('SeoPress', 'directives') as $field => $key) {
			$mapped->direct($field, $of($key) === 'yes' ? 'yes' : null);
		}
	}

	/** @param \Closure(string): string $of */
	private static function losses(MappedData $mapped, \Closure $of): void {
		$keywords = StoredValue::parts($of('analysis_target_kw'));
		$mapped->set('focus_keyword', array_shift($keywords) ?? '');
		$mapped->lose_text('keywords', implode(', ', $keywords), 'analysis_target_kw');
		$mapped->lose_text('breadcrumb_title', $of('robots_breadcrumbs'), 'robots_breadcrumbs');
	}

	/**
	 * Migrates the redirect of the page. The free version performs it, whichever modules are on.
	 *
	 * @param \Closure(string): string $of
	 */
	private static function redirect(
		MappedData $mapped,
		WP_Post|WP_Term $object,
		\Closure $of,
	): void {
		$target = html_entity_decode(self::filled($of('redirections_value')), ENT_QUOTES, 'UTF-8');
		if ($of('redirections_enabled') !== 'yes' || $target === '') {
			return;
		}
		$status = (int) $of('redirections_type');
		$visitors = self::filled($of('redirections_logged_status'));
		$loss = match (true) {
			$status === 410, $status === 451 => 'redirect_gone',
			$status < 300 || $status > 399 => 'redirect_never',
			$visitors === 'only_logged_in' => 'redirect_condition',
			in_array($visitors, ['', 'both', 'only_not_logged_in'], true) => '',
			default => 'redirect_never',
		};
		if ($loss !== '') {
			$mapped->lose($loss, $target, 'redirections_value');
			return;
		}
		PageRedirect::add_to($mapped, $object, $target, $status, 'redirections_value');
		if ($visitors === 'only_not_logged_in') {
			$mapped->lose('redirect_login', $target, 'redirections_value');
		}
	}

	/** Sets the texts of a static home page or posts page, which don't use the template of pages. */
	private function without_own(MappedData $mapped, WP_Post $post): void {
		$which = array_search($post->ID, self::pages(), true);
		if ($which === false) {
			return;
		}
		[$title, $description] = $this->templates->of_type(new MappedData(), $post->post_type);
		$texts =
			$which === 'home'
				? [
					'title' => $this->templates->of_home($mapped, 'title', TemplateContext::POST),
					'description' => $this->templates->of_home(
						$mapped,
						'description',
						TemplateContext::POST,
					),
				]
				: ['title' => $this->templates->of_posts_page()];
		foreach ($texts as $field => $text) {
			if ($text !== ($field === 'title' ? $title : $description)) {
				$mapped->values += array_filter([$field => $text], 'strlen');
			}
		}
	}

	/** @param \Closure(): array{string, string} $of_kind Returns the inherited title and description. */
	private function apart(MappedData $mapped, \Closure $of_kind, ?WP_Post $post = null): void {
		if (
			$this->options->is_on('social_twitter_card') &&
			!$this->options->is_on('social_twitter_card_og')
		) {
			ApartOnX::add_to(
				$mapped,
				static fn(string $part): string => $of_kind()[$part === 'title' ? 0 : 1],
				$post === null ? 0 : (int) get_post_thumbnail_id($post),
				$this->options->text('social_twitter_card_img'),
			);
		}
	}

	/** Migrates the primary term. SEOPress stores no taxonomy: it can be a term of any of the post's taxonomies. */
	private function main_term(MappedData $mapped, WP_Post $post, int $id): void {
		if ($id === 0) {
			return;
		}
		$term = get_term($id);
		if (!($term instanceof WP_Term)) {
			$mapped->lose('term_gone', (string) $id, 'robots_primary_cat');
			return;
		}
		MainTerms::add_to(
			$mapped,
			$post,
			static fn(string $taxonomy): int => $taxonomy === $term->taxonomy ? $id : 0,
		);
	}

	private function text(MappedData $mapped, string $text, string $field, string $place): void {
		$mapped->set($field, $this->translator->translate($text, $place, $mapped, $field));
	}

	/** Returns '' for "0", which SEOPress treats as empty. */
	private static function filled(string $text): string {
		return $text === '0' ? '' : $text;
	}
}
