<?php
/**
 * /pharos/v1/suggestions: whether there are suggestions, the agreement, and the suggestions. None of them changes an SEO field.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use Pharos\Compat\Languages;
use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\ObjectSeo\Objects;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use Pharos\Text\Text;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_Term;
use WP_User;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add('GET /suggestions', Permission::Suggestions, fn(): array => $this->state());
		Routes::add(
			'POST /suggestions',
			Permission::Suggestions,
			$this->suggest(...),
			Arguments::all(),
			may: self::may_request(...),
		);
		Routes::add(
			'POST /suggestions/agreement',
			Permission::Suggestions,
			$this->agree(...),
			Arguments::provider(),
		);
	}

	private function state(): array {
		$obstacle = Provider::obstacle($this->settings);
		$provider = $obstacle === '' ? Provider::current() : null;
		$user = get_current_user_id();
		return [
			'success' => true,
			'data' => [
				'available' => $provider !== null,
				'reason' => $obstacle,
				'provider' => $provider?->data(),
				'vision' => $provider?->vision() !== null,
				'remaining' => Quota::remaining($user),
				'limit' => Quota::limit(),
				'agreed' => $provider !== null && Agreement::has($user, $provider->id),
			],
		];
	}

	/** The user has read the notice about a provider. */
	private function agree(WP_REST_Request $request): array|WP_Error {
		$provider = $this->provider();
		if (is_wp_error($provider)) {
			return $provider;
		}
		if ($provider->id !== $request['provider']) {
			return Refusal::other_provider();
		}
		Agreement::add(get_current_user_id(), $provider->id);
		return $this->state();
	}

	private function suggest(WP_REST_Request $request): array|WP_Error {
		$object = self::object($request);
		$provider = $object ? $this->provider() : null;
		if (!$object || is_wp_error($provider)) {
			return $provider ??
				new WP_Error(
					'pharos_not_found',
					__(
						'This content no longer exists, or has no page on the front end.',
						'pharos-seo',
					),
					['status' => 404],
				);
		}
		$user = get_current_user_id();
		if (!Agreement::has($user, $provider->id)) {
			return Refusal::not_agreed($provider);
		}
		$field = Field::from($request['field']);
		$draft = (array) $request['draft'];
		$picture = $field === Field::Alt ? self::picture($request, $object, $draft) : null;
		$model = $picture === null ? $provider : $provider->vision();
		if ($model === null) {
			return Refusal::no_vision($provider);
		}
		if (is_wp_error($picture)) {
			return $picture;
		}
		$data = (new Context($this->settings))->collect($object, $draft, $picture);
		if (is_wp_error($data)) {
			return $data;
		}
		$wait = Quota::take($user);
		if ($wait > 0) {
			return Refusal::limit($wait);
		}
		$prompt = Prompt::build($field, $object, Languages::of_object($object), $data);
		$texts = (new Request($model, $field))->send($prompt, $picture);
		return is_wp_error($texts)
			? $texts
			: [
				'success' => true,
				'data' => [
					'suggestions' => array_map(
						static fn(string $text): array => [
							'text' => $text,
							'length' => Text::length($text),
						],
						$texts,
					),
					'remaining' => Quota::remaining($user),
					'provider' => $model->data(),
				],
			];
	}

	private static function picture(
		WP_REST_Request $request,
		WP_Post|WP_Term|WP_User $object,
		array $draft,
	): array|WP_Error {
		return $object instanceof WP_Post
			? Picture::find(
				(int) $request['attachment'],
				$object,
				Context::content($object, $draft),
			)
			: Picture::error(__('Only images of posts get alt texts.', 'pharos-seo'));
	}

	/** The provider, or why there is none. */
	private function provider(): Provider|WP_Error {
		$obstacle = Provider::obstacle($this->settings);
		return $obstacle === '' ? Provider::current() : Refusal::of_obstacle($obstacle);
	}

	private static function may_request(WP_REST_Request $request): bool {
		$object = self::object($request);
		return Permission::Suggestions->granted() &&
			($object ? Capability::may_edit($object) : Permission::Settings->granted());
	}

	private static function object(WP_REST_Request $request): WP_Post|WP_Term|WP_User|null {
		// WordPress validates arguments after the permission.
		return is_string($request['type']) && is_numeric($request['id'])
			? Objects::find($request['type'], (int) $request['id'])
			: null;
	}
}
