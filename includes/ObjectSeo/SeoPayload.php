<?php
/**
 * The SEO data of a post, term or author for REST: its fields, the output on the front end, and the fallbacks of empty fields.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\ObjectMeta\Fields;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Page\Robots;
use Pharos\Settings\Settings;
use Pharos\Social\Share;
use Pharos\Social\Shares;
use Pharos\Template\PageTexts;
use Pharos\Template\Variables;
use WP_Post;
use WP_Term;
use WP_User;

final class SeoPayload {
	private readonly PageTexts $texts;

	private readonly Shares $shares;

	private readonly Robots $robots;

	public function __construct(private readonly Settings $settings, Variables $variables) {
		$this->texts = new PageTexts($settings, $variables);
		$this->shares = new Shares($settings, $variables);
		$this->robots = new Robots($settings);
	}

	/**
	 * @return array{data: array, resolved: array, inherited: array} The stored fields; the output on the front end (see resolved()); the
	 *         fallback of each empty field, in the shape of the fields, texts as templates.
	 */
	public function for_object(WP_Post|WP_Term|WP_User $object): array {
		$context = self::page($object)->under($this->settings);
		$fields = (new ObjectMetaRepository($object))->read();
		return [
			'data' => RestField::shape($fields),
			'resolved' => $this->resolved($context),
			'inherited' => RestField::shape($this->inherited($context, $fields)),
		];
	}

	/** The page of the object. */
	public static function page(WP_Post|WP_Term|WP_User $object): Context {
		return match (true) {
			$object instanceof WP_Term => new Context(Context::TERM, $object),
			$object instanceof WP_User => new Context(Context::AUTHOR, $object),
			get_option('show_on_front') === 'page' &&
				(int) get_option('page_for_posts') === $object->ID
				=> new Context(Context::POSTS_PAGE, $object),
			default => Context::of_post($object),
		};
	}

	/**
	 * The output of the object's first page on the front end, as plain text.
	 *
	 * @return array{title: string, description: string, canonical: string, robots: array<string, bool>, facebook: array, twitter: array}
	 */
	public function resolved(Context $context): array {
		$title = $this->texts->title($context);
		$description = $this->texts->description($context);
		$robots = $this->robots->directives(
			$context,
			get_option('blog_public') ? [] : ['noindex' => true, 'nofollow' => true],
		);
		$says = static fn(string $directive): bool => !empty($robots[$directive]);
		return [
			'title' => $title,
			'description' => $description,
			'canonical' => PageUrl::canonical($context, $says('noindex'), $this->settings),
			'robots' => [
				'noindex' => $says('noindex'),
				'nofollow' => $says('nofollow'),
				'noarchive' => $says('noarchive'),
				'nosnippet' => $says('nosnippet'),
				'noimageindex' => $says('noimageindex'),
			],
			'facebook' => self::share($this->shares->facebook($context, $title, $description)),
			'twitter' => self::share($this->shares->x($context, $title, $description)),
		];
	}

	/** @return array{title: string, description: string, image: string} */
	private static function share(Share $share): array {
		return [
			'title' => $share->title,
			'description' => $share->description,
			'image' => $share->image->url ?? '',
		];
	}

	/**
	 * The fallbacks of the fields.
	 *
	 * @param array<string, mixed> $fields Fields of the object.
	 * @return array<string, mixed>
	 */
	private function inherited(Context $context, array $fields): array {
		$bare = $context->with_own(ObjectMeta::none());
		$kind = $this->robots->of_kind($bare);
		$image = $this->shares->facebook($bare, '', '')->image;
		$on_x = $this->shares->x($bare, '', '')->image;
		$of_type = PageTexts::templates($context, $this->settings);
		$inherited = [
			'title' => $this->texts->template($bare, 'title'),
			'description' => $this->texts->template($bare, 'description'),
			'canonical' => PageUrl::for_context($bare),
			'facebook_title' =>
				$of_type['facebook_title'] ?? $this->texts->template($context, 'title'),
			'facebook_description' =>
				$of_type['facebook_description'] ?? $this->texts->template($context, 'description'),
			'facebook_image' => $image->url ?? '',
			'facebook_image_id' => $image->id ?? 0,
			'twitter_card_type' => $this->settings->get('twitter_card_type'),
			'focus_keyword' => '',
			'schemas' => [],
		];
		foreach (array_keys(Robots::LISTS) as $directive) {
			$inherited[$directive] = in_array($directive, $kind, true) ? 'yes' : 'no';
		}
		$limits = $this->robots->limits_of_kind($bare);
		foreach (Robots::LIMITS as $field => $part) {
			// -1: search engines have no default limit; "large": WordPress requests large image previews.
			$inherited[$field] = $limits[$part] ?? ($part === 'image' ? 'large' : '-1');
		}
		foreach (['title', 'description'] as $part) {
			$inherited["twitter_$part"] =
				$fields["facebook_$part"] ?:
				$of_type["twitter_$part"] ?? $inherited["facebook_$part"];
		}
		$inherited['twitter_image'] = $fields['facebook_image'] ?: $on_x->url ?? '';
		$inherited['twitter_image_id'] = $fields['facebook_image']
			? $fields['facebook_image_id']
			: $on_x->id ?? 0;
		$post = $context->post();
		foreach ($post ? Fields::trees($post->post_type) : [] as $tree) {
			$terms = get_the_terms($post, $tree->name);
			$inherited["primary_$tree->name"] = is_array($terms) ? current($terms)->term_id : 0;
		}
		return array_merge($fields, $inherited);
	}
}
