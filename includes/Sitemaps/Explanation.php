<?php
/**
 * Explains whether and where a post or a term is in the sitemap, or why it isn't.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Compat\Shop;
use Pharos\Content\PostTitle;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Settings\Settings;
use Pharos\Text\Text;
use WP_Post;
use WP_Term;

/**
 * @phpstan-type Reason array{code: string, message: string, path: string, url: string}
 */
final class Explanation {
	private readonly Indexable $indexable;

	private readonly Series $series;

	public function __construct(private readonly Settings $settings) {
		$this->indexable = new Indexable($settings);
		$this->series = new Series($settings);
	}

	/**
	 * @return array{object: string, title: string, kind: string, url: string, edit: string, listed: bool, sitemap: string,
	 *         reason: Reason|null} `sitemap`: the URL of the page that includes it, '' if unknown.
	 */
	public function explain(WP_Post|WP_Term $object): array {
		$code = $this->code($object);
		$is_post = $object instanceof WP_Post;
		$kind = $is_post
			? get_post_type_object($object->post_type)
			: get_taxonomy($object->taxonomy);
		$edit = $is_post ? self::edit_url($object) : get_edit_term_link($object);
		return [
			'object' => Indexable::name($object),
			'title' => $is_post ? PostTitle::for_post($object) : Text::plain($object->name),
			'kind' => Text::plain($kind->labels->singular_name ?? ''),
			'url' => $is_post ? self::post_url($object) : self::term_url($object),
			'edit' => (string) $edit,
			'listed' => $code === null,
			'sitemap' => $code === null ? $this->sitemap($object) : '',
			'reason' => $code === null ? null : $this->reason($code, $object, (string) $edit),
		];
	}

	/** @return string|null Null if it is included. */
	private function code(WP_Post|WP_Term $object): ?string {
		$context = SeoPayload::page($object);
		$series = self::series_of($context);
		return match (true) {
			!Series::is_on($this->settings) => 'off',
			$object instanceof WP_Post && get_post_status($object) !== 'publish' => 'not_published',
			$object instanceof WP_Post && $object->post_password !== '' => 'password',
			$object instanceof WP_Term && $this->is_empty($object) => $object->count > 0
				? 'hidden_posts'
				: 'empty',
			default => $this->indexable->reason(
				$context,
				ObjectMeta::for_object($object),
				static fn(): string => PageUrl::for_context($context),
			) ??
				// All other reasons for excluding a content type.
				match (true) {
					$this->series->find($series) === null => Kinds::is_left_out($object)
						? 'add_on'
						: 'not_served',
					$this->is_hidden($object) => 'add_on',
					default => null,
				},
		};
	}

	/** Whether another plugin hides a post or term from visitors. The posts page isn't checked: it is an archive. */
	private function is_hidden(WP_Post|WP_Term $object): bool {
		if ($object instanceof WP_Term) {
			return VisitorTerms::found($object->taxonomy, [$object->term_id]) === [];
		}
		return !in_array($object->ID, Archives::pages(), true) &&
			$this->indexable->visitors->found($object->post_type, [$object->ID]) === [];
	}

	private function is_empty(WP_Term $term): bool {
		// Taxonomies without a series are excluded for another reason.
		$provider = $this->series->find("terms-$term->taxonomy")[0] ?? null;
		return $provider instanceof Terms && !$provider->has_posts($term);
	}

	private static function series_of(Context $context): string {
		return match ($context->kind) {
			Context::TERM => 'terms-' . $context->name(),
			Context::POSTS_PAGE, Context::POST_TYPE_ARCHIVE => 'archives',
			default => 'posts-' . $context->name(),
		};
	}

	private function sitemap(WP_Post|WP_Term $object): string {
		$series = self::series_of(SeoPayload::page($object));
		$key = match (true) {
			$series === 'archives' => Shop::is_page($object) ? Archives::key(Shop::TYPE) : '0',
			$object instanceof WP_Post => PostKeys::for_post($object),
			default => Terms::key($object->term_taxonomy_id),
		};
		Tables::need();
		$number = Pages::holding($series, $key);
		return $number === null ? '' : Urls::page($series, $number);
	}

	/** @return Reason */
	private function reason(string $code, WP_Post|WP_Term $object, string $edit): array {
		[$message, $path, $url] = match ($code) {
			'off' => [__('The XML sitemap is turned off.', 'pharos-seo'), '/advanced/sitemaps', ''],
			'password' => [__('It’s password protected.', 'pharos-seo'), '', $edit],
			'not_published' => [self::status_of($object), '', $edit],
			'empty' => [__('No published posts are assigned to it.', 'pharos-seo'), '', $edit],
			'post_password' => [__('Its post is password protected.', 'pharos-seo'), '', $edit],
			'other_host' => [
				__('Its URL is on another website.', 'pharos-seo'),
				'',
				$object instanceof WP_Post ? self::post_url($object) : self::term_url($object),
			],
			'hidden_posts' => [__('Visitors see none of its posts.', 'pharos-seo'), '', ''],
			'excluded' => [
				__('It’s excluded from the sitemap in the settings.', 'pharos-seo'),
				'/advanced/sitemaps',
				'',
			],
			'own_redirect' => [
				__('It redirects visitors to another page.', 'pharos-seo'),
				'',
				$edit,
			],
			'own_noindex' => [__('It’s set to noindex individually.', 'pharos-seo'), '', $edit],
			'noindex_kind' => [
				__('Its content type is set to noindex.', 'pharos-seo'),
				'/advanced/robot_instructions/indexing',
				'',
			],
			'own_canonical' => [
				__('Its canonical URL points elsewhere.', 'pharos-seo'),
				'',
				ObjectMeta::for_object($object)->address('canonical'),
			],
			'not_served' => [
				__('Its content type has no pages that can be indexed.', 'pharos-seo'),
				'',
				'',
			],
			default => [__('Another plugin excludes it.', 'pharos-seo'), '', ''],
		};
		return ['code' => $code, 'message' => $message, 'path' => $path, 'url' => $url];
	}

	/** Why a post isn't public. */
	private static function status_of(WP_Post $post): string {
		return match (get_post_status($post)) {
			'draft' => __('This is a draft.', 'pharos-seo'),
			'pending' => __('This is pending review.', 'pharos-seo'),
			'private' => __(
				'This is private: only logged-in users with permission can see it.',
				'pharos-seo',
			),
			'trash' => __('This is in the Trash.', 'pharos-seo'),
			'future' => sprintf(
				/* translators: %s: a date and a time. */
				__('This is scheduled for %s.', 'pharos-seo'),
				wp_date(
					get_option('date_format') . ' ' . get_option('time_format'),
					(int) get_post_timestamp($post),
				),
			),
			default => __('This isn’t published.', 'pharos-seo'),
		};
	}

	/** The URL to edit a post; for posts in the trash, their list. */
	private static function edit_url(WP_Post $post): string {
		return get_post_status($post) === 'trash'
			? add_query_arg(
				['post_status' => 'trash', 'post_type' => $post->post_type],
				admin_url('edit.php'),
			)
			: (string) get_edit_post_link($post, 'raw');
	}

	private static function post_url(WP_Post $post): string {
		return get_post_status($post) === 'trash' ? '' : (string) get_permalink($post);
	}

	private static function term_url(WP_Term $term): string {
		$url = get_term_link($term);
		return is_string($url) ? $url : '';
	}
}
