<?php
/**
 * The "SEO" column in post lists.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\Core\Capability;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Page\Robots;
use Pharos\Settings\Settings;
use WP_Post;

/** Reads the metadata that WordPress has loaded with the posts: no additional query. */
final class Column {
	/** The column's id, and the list's `orderby` value. */
	public const NAME = 'pharos_seo';

	private readonly Robots $robots;

	public function __construct(Settings $settings) {
		$this->robots = new Robots($settings);
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	public static function add(array $columns): array {
		return $columns + [self::NAME => __('SEO', 'pharos-seo')];
	}

	/**
	 * @param array<string, mixed> $columns
	 * @return array<string, mixed>
	 */
	public static function add_sortable(array $columns): array {
		return $columns + [
			self::NAME => [
				self::NAME,
				false,
				__('SEO', 'pharos-seo'),
				__('Table ordered by SEO, worst first.', 'pharos-seo'),
			],
		];
	}

	public function print(WP_Post $post): void {
		if (!Capability::may_edit($post)) {
			self::print_dash(__('Only visible to users who can edit this post', 'pharos-seo'));
			return;
		}
		$status = Status::for_post($post);
		$text = Status::text($post);
		if ($status === '') {
			printf('<span data-pharos-unchecked="%d">', (int) $post->ID);
			self::print_dash(__('Not checked yet', 'pharos-seo'));
			echo '</span>';
		} elseif ($text === '') {
			printf(
				'<span class="screen-reader-text">%s</span>',
				esc_html__('No issues', 'pharos-seo'),
			);
		} else {
			printf(
				'<a class="pharos-status is-%s" href="%s">%s</a>',
				esc_attr($status),
				esc_url(Status::url($post)),
				esc_html($text),
			);
		}
		$facts = $this->facts($post);
		if ($facts !== []) {
			echo '<ul class="pharos-said">';
			foreach ($facts as $class => $text) {
				printf('<li class="%s">%s</li>', esc_attr($class), esc_html($text));
			}
			echo '</ul>';
		}
	}

	/** @return array<string, string> Texts by class: what isn't inherited. */
	private function facts(WP_Post $post): array {
		$page = SeoPayload::page($post);
		$own = $page->meta();
		$noindex =
			$own->directive('noindex') ?? in_array('noindex', $this->robots->of_kind($page), true);
		return array_filter([
			'pharos-said__title' =>
				$own->text('title') !== '' ? __('Custom title', 'pharos-seo') : '',
			'pharos-said__description' =>
				$own->text('description') !== '' ? __('Custom description', 'pharos-seo') : '',
			'pharos-said__noindex' => $noindex ? __('No Index', 'pharos-seo') : '',
		]);
	}

	private static function print_dash(string $why): void {
		printf(
			'<span aria-hidden="true">&#8212;</span><span class="screen-reader-text">%s</span>',
			esc_html($why),
		);
	}
}
