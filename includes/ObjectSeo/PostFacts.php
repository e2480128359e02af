<?php
/**
 * The page level checks' input of a stored post that isn't open in an editor.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Content\Restriction;
use Pharos\Core\Capability;
use Pharos\Core\Limits;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Settings\Settings;
use Pharos\Text\Text;
use WP_Post;

final class PostFacts {
	public function __construct(
		private readonly Settings $settings,
		private readonly SeoPayload $answer,
		private readonly Duplicates $duplicates,
	) {}

	/** Whether a post has a page, was never checked, and the user may check it. */
	public function is_wanted(?WP_Post $post): bool {
		return $post !== null &&
			$this->settings->get('enable_page_level_seo') &&
			is_post_type_viewable($post->post_type) &&
			in_array(
				$post->post_status,
				get_post_stati(['show_in_admin_all_list' => true]),
				true,
			) &&
			Capability::may_edit($post) &&
			array_filter(ChecksField::results($post)['counts']) === [];
	}

	/** A fingerprint of the checked post: results for another version aren't stored. */
	public static function sign(WP_Post $post): string {
		return md5(
			serialize([
				$post->post_modified_gmt,
				$post->post_content,
				(new ObjectMetaRepository($post))->read(),
			]),
		);
	}

	/** @return array The type `PageSnapshot` of src/page-checks/types.ts. */
	public function for_post(WP_Post $post): array {
		$fields = (new ObjectMetaRepository($post))->read();
		$resolved = $this->answer->resolved(SeoPayload::page($post)->under($this->settings));
		$text = static fn(string $name): array => [
			'text' => $resolved[$name],
			'source' => Text::collapse($fields[$name]) === '' ? 'inherited' : 'own',
		];
		return [
			'title' => $text('title'),
			'description' => $text('description'),
			'limits' => Limits::all(),
			'name' => Text::plain($post->post_title),
			'slug' => urldecode($post->post_name),
			'url' => (string) get_permalink($post),
			'status' => $post->post_status,
			'focusKeyword' => $fields['focus_keyword'],
			'language' => get_locale(),
			'content' => Restriction::stored($post),
			'blocks' => [],
			'robots' => [
				'noindex' => $resolved['robots']['noindex'],
				'nofollow' => $resolved['robots']['nofollow'],
			],
			'canonical' => ObjectMeta::for_object($post)->address('canonical'),
			'duplicates' => $this->duplicates->find($post, [
				'title' => $fields['title'],
				'description' => $fields['description'],
				'post_title' => $post->post_title,
				'excerpt' => $post->post_excerpt,
			]),
		];
	}
}
