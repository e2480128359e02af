<?php
/**
 * What a visitor may read of a post, term or author: the text that is sent.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use Pharos\Compat\Memberships;
use Pharos\Content\PostTypes;
use Pharos\Content\Restriction;
use Pharos\Content\VisitorRequest;
use Pharos\Text\Text;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

final class Texts {
	/** In characters. */
	private const MOST = 6000;

	private const LEAST = 40;

	/** Bytes of content of which blocks are rendered. */
	private const ENOUGH = 24_000;

	private const TITLES = 10;

	/**
	 * @param array{title?: string, content?: string} $draft What the user is writing in the editor, instead of what is stored.
	 * @param bool $needs_text Whether little text is an error.
	 * @return array<string, string|list<string>>|WP_Error Plain texts by name; those without text are missing.
	 */
	public static function collect(
		WP_Post|WP_Term|WP_User $object,
		array $draft,
		bool $needs_text,
	): array|WP_Error {
		$texts = match (true) {
			$object instanceof WP_Post => self::of_post($object, $draft),
			$object instanceof WP_Term => self::of_term($object),
			$object instanceof WP_User => self::of_author($object),
		};
		if ($texts === null) {
			return new WP_Error(
				'pharos_suggestions_hidden',
				__(
					'Visitors can’t read this content, so it isn’t sent to an AI provider. If you have just changed who can read it, try again in a few minutes.',
					'pharos-seo',
				),
				['status' => 403],
			);
		}
		$all = implode(' ', [
			$texts['text'] ?? '',
			$texts['excerpt'] ?? '',
			...$texts['posts'] ?? [],
		]);
		return $needs_text && Text::length($all) < self::LEAST
			? new WP_Error(
				'pharos_suggestions_too_little',
				__(
					'There is too little text to make suggestions from. Write a few sentences, then try again.',
					'pharos-seo',
				),
				['status' => 400],
			)
			: array_filter($texts);
	}

	/** Whether visitors may read the post, or will once it is published. */
	public static function are_public(WP_Post $post): bool {
		$status = get_post_status($post);
		$object = get_post_status_object((string) $status);
		$is_draft = $status === 'auto-draft' || !empty($object->protected);
		return $object !== null &&
			!$object->private &&
			($is_draft || is_post_status_viewable($object)) &&
			!Restriction::hides_content($post) &&
			!Restriction::hides_page($post) &&
			!self::is_for_members($post);
	}

	private static function of_post(WP_Post $post, array $draft): ?array {
		VisitorRequest::of_post($post);
		if (!self::are_public($post)) {
			return null;
		}
		$shown = clone $post;
		$shown->post_title = $draft['title'] ?? $post->post_title;
		$shown->post_content = $draft['content'] ?? $post->post_content;
		$content = Restriction::visible_content(
			str_replace('<!--nextpage-->', ' ', Restriction::stored($shown)),
			$post,
			self::ENOUGH,
		);
		return [
			'title' => Text::plain($shown->post_title),
			'excerpt' => Restriction::hides_excerpt($post) ? '' : self::cut($post->post_excerpt),
			'text' => self::cut($content),
		];
	}

	private static function of_term(WP_Term $term): array {
		return [
			'title' => Text::plain($term->name),
			'text' => self::cut($term->description),
			'posts' => self::titles([
				'post_type' => 'any',
				'tax_query' => [['taxonomy' => $term->taxonomy, 'terms' => [$term->term_id]]],
			]),
		];
	}

	/** Null without posts: the author has no public page. */
	private static function of_author(WP_User $user): ?array {
		$titles = self::titles([
			'post_type' => array_keys(PostTypes::viewable()),
			'author' => $user->ID,
		]);
		return $titles === []
			? null
			: [
				'title' => Text::plain($user->display_name),
				'text' => self::cut((string) $user->description),
				'posts' => $titles,
			];
	}

	/** @return list<string> Of the newest public posts. */
	private static function titles(array $query): array {
		$posts = get_posts(
			['numberposts' => self::TITLES, 'post_status' => 'publish', 'has_password' => false] +
				$query,
		);
		Restriction::load(array_column($posts, 'ID'));
		$titles = array_map(
			static fn(WP_Post $post): string => self::are_public($post)
				? Text::plain($post->post_title)
				: '',
			$posts,
		);
		return array_values(array_filter($titles, 'strlen'));
	}

	private static function cut(string $html): string {
		return Text::cut(Text::prose($html), self::MOST);
	}

	/** A membership plugin may hide a post that isn't published yet, too. */
	private static function is_for_members(WP_Post $post): bool {
		$user = get_current_user_id();
		wp_set_current_user(0);
		try {
			return Memberships::hides($post);
		} finally {
			wp_set_current_user($user);
		}
	}
}
