<?php
/**
 * GET and POST /pharos/v1/url-changes, POST /pharos/v1/url-changes/undo.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

/** The URL changes that the current user has just caused. Changes of other users are neither listed nor accepted. */
final class ChangesController {
	/** What a visitor of the former URL gets is found out for so many changes at most. */
	private const ANSWERED = 5;

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		$route = static fn(string $method, \Closure $answer, array $args = []): array => [
			'methods' => $method,
			'permission_callback' => [UrlChangePrompt::class, 'may'],
			'capability' => 'publish_posts',
			'callback' => $answer,
			'args' => $args,
		];
		$keys = [
			'description' => __('Keys of the changes.', 'pharos-seo'),
			'type' => 'array',
			'items' => ['type' => 'string'],
			'maxItems' => 100,
			'default' => [],
		];
		register_rest_route(Routes::V1, '/url-changes', [
			$route(
				WP_REST_Server::READABLE,
				fn(): array => $this->response(RecentChanges::latest()),
			),
			$route(WP_REST_Server::CREATABLE, $this->choose(...), [
				'keys' => $keys,
				'redirect' => [
					'description' => __(
						'The choice for the former URLs: default, none, gone or a target.',
						'pharos-seo',
					),
					'type' => 'string',
					'default' => 'default',
				],
			]),
		]);
		register_rest_route(
			Routes::V1,
			'/url-changes/undo',
			$route(WP_REST_Server::CREATABLE, $this->undo(...), ['keys' => $keys]),
		);
	}

	/**
	 * The type `UrlChange[]` of src/url-changes/types.ts.
	 *
	 * @param array<string, UrlChange> $changes By key.
	 * @return list<array<string, mixed>>
	 */
	public function items(array $changes): array {
		$is_answered = count($changes) <= self::ANSWERED;
		return array_map(
			fn(string $key, UrlChange $change): array => [
				'key' => $key,
				'object' => $change->object,
				'title' => $change->title,
				'old' => self::readable($change->old),
				'new' => $change->new === '' ? '' : self::readable($change->new),
				'url' => $change->new,
				'slug' => rawurldecode((string) ($change->was['slug'] ?? '')),
				'parent' => (int) ($change->was['parent'] ?? 0),
				'former_url' => $change->old,
				'answer' => $is_answered ? $this->answer($change->old) : null,
				'problem' => $change->problem,
			],
			array_keys($changes),
			$changes,
		);
	}

	private function choose(WP_REST_Request $request): array|WP_Error {
		$changes = self::asked_for($request);
		if (is_wp_error($changes)) {
			return $changes;
		}
		$choice = UrlChangeDecision::from_value((string) $request['redirect']);
		if (is_wp_error($choice)) {
			return $choice;
		}
		foreach ($changes as $key => $change) {
			Outcome::withdraw($change);
			$changes[$key] = $change->with(redirect: Outcome::apply($change, $choice), problem: '');
		}
		RecentChanges::update($changes);
		return $this->response($changes);
	}

	private function undo(WP_REST_Request $request): array|WP_Error {
		$changes = self::asked_for($request);
		if (is_wp_error($changes)) {
			return $changes;
		}
		// In the order in which they came back: the last change first.
		foreach (array_reverse($changes, true) as $key => $change) {
			$problem = RecentChanges::without(static fn(): ?WP_Error => Undo::run($change));
			if ($problem !== null) {
				return $problem;
			}
			RecentChanges::update([$key => null]);
		}
		return $this->response($changes);
	}

	/** @return array<string, UrlChange>|WP_Error */
	private static function asked_for(WP_REST_Request $request): array|WP_Error {
		$keys = (array) $request['keys'];
		$changes = RecentChanges::pick($keys);
		return count($changes) === count(array_unique($keys))
			? $changes
			: new WP_Error(
				'pharos_not_found',
				__(
					'This change is too old. Add or delete its redirect under Pharos SEO > Advanced > Redirects.',
					'pharos-seo',
				),
				['status' => 404],
			);
	}

	/** @param array<string, UrlChange> $changes By key. */
	private function response(array $changes): array {
		return ['success' => true, 'data' => ['items' => $this->items($changes)]];
	}

	/** @return array{kind: string, status: int, target: string} What visitors of a URL get now, as in Trace. */
	private function answer(string $url): array {
		[$step] = (new Trace($this->settings))->steps($url, 1);
		return [
			'kind' => $step['kind'],
			'status' => $step['status'],
			'target' => $step['target'] === '' ? '' : self::readable($step['target']),
		];
	}

	/** A URL of this site as people type it: its path. */
	private static function readable(string $url): string {
		return Address::of_site($url, home_url('/'))?->readable() ?? $url;
	}
}
