<?php
/**
 * Author archives.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Compat\Languages;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use WP_User;

/** In the order of user ids. An author archive shows posts of type `post`; authors without such posts aren't included. */
final class Authors implements Provider {
	private const CHUNK = 1000;

	public function __construct(
		private readonly Settings $settings,
		private readonly Indexable $indexable,
	) {}

	public function series(): array {
		$is_served =
			$this->settings->get('enable_author_sitemap') && $this->settings->get('author_archive');
		$can_be_indexed =
			!$this->indexable->is_noindexed(new Context(Context::AUTHOR)) ||
			$this->indexable->can_differ();
		return $is_served && $can_be_indexed ? ['' => __('Authors', 'pharos-seo')] : [];
	}

	public function entries(
		string $series,
		string $from,
		string $to,
		int $limit,
		bool $whole,
	): array {
		$entries = [];
		do {
			$users = self::read($from, $to);
			$ids = array_column($users, 'ID');
			$lists = Lists::find('user', $ids);
			$rows = Rows::read('user', $ids);
			$found = array_flip(
				VisitorLists::filled(
					$this->indexable->visitors,
					'user',
					VisitorUsers::found($ids),
					['post'],
				),
			);
			foreach ($users as $user) {
				if (
					$lists[$user->ID] === '' ||
					!isset($found[$user->ID]) ||
					!$this->is_listed($user, $rows[$user->ID] ?? ObjectMeta::none())
				) {
					continue;
				}
				// Pages of other languages are listed with that of the first one.
				$urls = $whole ? Languages::of_archive(self::url($user), 'post', $user->ID) : [''];
				if ($urls === []) {
					continue;
				}
				$entries[] = new Entry(
					Terms::key($user->ID),
					$urls[0],
					$lists[$user->ID],
					$user,
					others: array_slice($urls, 1),
				);
				if (count($entries) === $limit) {
					break 2;
				}
			}
			$from = $ids === [] ? '' : Terms::key(end($ids) + 1);
		} while (count($ids) === self::CHUNK);
		return $entries;
	}

	public function size(string $series): int {
		return 0;
	}

	public function rules(string $series): string {
		return ($this->indexable->is_noindexed(new Context(Context::AUTHOR)) ? 'noindex' : '') .
			VisitorUsers::rule() .
			implode(Languages::homes()) .
			VisitorLists::rule($this->indexable->visitors, ['post']);
	}

	private function is_listed(WP_User $user, ObjectMeta $own): bool {
		return $this->indexable->reason(
			new Context(Context::AUTHOR, $user),
			$own,
			static fn(): string => self::url($user),
		) === null;
	}

	/** @return list<WP_User> Users with published posts, without their meta. */
	private static function read(string $from, string $to): array {
		global $wpdb;
		$where = $wpdb->prepare('u.ID >= %d', (int) $from);
		if ($to !== '') {
			$where .= $wpdb->prepare(' AND u.ID < %d', (int) $to);
		}
		$rows = $wpdb->get_results(
			"SELECT u.ID, u.user_nicename, u.display_name FROM $wpdb->users u
			WHERE $where AND EXISTS (SELECT 1 FROM $wpdb->posts p WHERE p.post_author = u.ID AND p.post_type = 'post' AND p.post_status = 'publish')
			ORDER BY u.ID LIMIT " . self::CHUNK,
		);
		return array_map(static function (object $row): WP_User {
			// WP_User's constructor would load the roles of each user.
			$user = new WP_User();
			$user->ID = (int) $row->ID;
			$user->data = $row;
			return $user;
		}, (array) $rows);
	}

	private static function url(WP_User $user): string {
		return get_author_posts_url($user->ID, $user->user_nicename);
	}
}
