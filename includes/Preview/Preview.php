<?php
/**
 * Data for the search result preview in the settings app.
 */

declare(strict_types=1);

namespace Pharos\Preview;

use Pharos\Content\PostTitle;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Settings\Settings;
use Pharos\Template\SiteLanguage;
use Pharos\Template\Template;
use Pharos\Template\VariableList;
use Pharos\Template\Variables;
use WP_Post;

/** The values of all variables for one page, so that a template can be previewed while it is edited. */
final class Preview {
	/** Variables with arguments whose result can't be derived from the value without arguments; dates are sent in any format. */
	private const WITH_ARGUMENTS = [
		'title:typographic',
		'term_title:typographic',
		'term_hierarchy:separator',
		'page_number:always',
		'page_total:always',
	];

	/** Custom fields that contain templates. */
	private const TEXTS = [
		'title',
		'description',
		'facebook_title',
		'facebook_description',
		'twitter_title',
		'twitter_description',
	];

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** @return array{id: int, title: string, url: string, variables: array<string, string>} */
	public function for_post(WP_Post $post): array {
		return $this->of_page(Context::of_post($post));
	}

	/** The home page with the latest posts; its id is 0. */
	public function of_home(): array {
		return $this->of_page(new Context(Context::HOME));
	}

	/** Any page; the id is 0 if it isn't a post. */
	public function of_page(Context $context): array {
		return ['id' => $context->post()->ID ?? 0] + $this->in($context);
	}

	/** @return array{title: string, url: string, variables: array<string, string>} */
	private function in(Context $context): array {
		$names = $this->names($context);
		$values = SiteLanguage::speak(function () use ($names, $context): array {
			$values = [];
			foreach ($names as $name) {
				[$variable, $argument] = explode(':', $name, 2) + [1 => ''];
				$values[$name] = $this->variables->value($context, $variable, $argument);
			}
			return $values;
		});
		$post = $context->post();
		return [
			'title' => $post ? PostTitle::for_post($post) : $values['title'],
			'url' => $values['url'] ?: PageUrl::for_context($context),
			'variables' => $values,
		];
	}

	/** @return list<string> The listed variables, and those with other arguments used in templates of the site or the object. */
	private function names(Context $context): array {
		$listed = array_column((new VariableList($this->variables))->all(), 'name');
		$texts = [$this->settings->all(), array_map($context->meta()->text(...), self::TEXTS)];
		$mentioned = [];
		array_walk_recursive($texts, static function (mixed $text) use (&$mentioned): void {
			if (is_string($text)) {
				array_push($mentioned, ...Template::with_arguments($text));
			}
		});
		$name = static fn(string $one): string => explode(':', $one, 2)[0];
		$known = array_flip(array_map($name, $listed));
		$mentioned = array_filter($mentioned, static fn($one): bool => isset($known[$name($one)]));
		return array_unique([...$listed, ...self::WITH_ARGUMENTS, ...$mentioned]);
	}

	/** The latest post; the latest page on a site without posts; a made-up post on an empty site. */
	public function latest(): array {
		foreach (['post', 'page'] as $type) {
			$posts = get_posts([
				'post_type' => $type,
				'post_status' => 'publish',
				'has_password' => false,
				'numberposts' => 1,
			]);
			if ($posts) {
				return $this->for_post($posts[0]);
			}
		}
		return $this->sample();
	}

	private function sample(): array {
		$preview = $this->for_post(
			new WP_Post(
				(object) [
					'ID' => 0,
					'filter' => 'raw',
					'post_type' => 'post',
					'post_status' => 'publish',
					'post_title' => __('Sample post', 'pharos-seo'),
					'post_excerpt' => __(
						'A preview of a post of your site in search results.',
						'pharos-seo',
					),
					'post_content' => '',
					'post_author' => (string) get_current_user_id(),
					'post_date' => current_time('mysql'),
					'post_date_gmt' => current_time('mysql', true),
					'post_modified' => current_time('mysql'),
					'post_modified_gmt' => current_time('mysql', true),
				],
			),
		);
		$url = home_url('/sample-post/');
		return ['url' => $url, 'variables' => ['id' => '', 'url' => $url] + $preview['variables']] +
			$preview;
	}

	/** The variables for the picker; see VariableList. */
	public function variables(): array {
		return (new VariableList($this->variables))->all();
	}
}
