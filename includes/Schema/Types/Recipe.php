<?php
/**
 * Recipe: https://schema.org/Recipe
 * Google: https://developers.google.com/search/docs/appearance/structured-data/recipe
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Commerce;
use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\Media;
use Pharos\Schema\Definition\People;

final class Recipe {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Recipe', 'pharos-seo'),
			'fields' => [
				...Field::required(['name' => '%title%', 'image' => ['%image%']]),
				...Field::recommended([
					'author' => People::PERSON,
					'datePublished' => '%published_iso%',
					'description' => '%excerpt%',
					'recipeIngredient' => [],
					'recipeInstructions' => Media::step(),
					'recipeYield',
					'prepTime',
					'cookTime',
					'totalTime',
					'recipeCategory' => '%primary_term%',
					'recipeCuisine',
					'keywords' => '%tags%',
					'nutrition' => self::nutrition(),
					'aggregateRating' => Commerce::aggregate_rating(),
					'video' => Media::video(),
				]),
				...Field::optional([
					'url' => '%url%',
					'review' => Commerce::review(),
					'suitableForDiet' => ['cloneable' => true],
					'cookingMethod',
					'estimatedCost' => Commerce::amount(),
					'tool' => Media::material('HowToTool'),
					'inLanguage',
				]),
			],
			'google' => [
				'label' => __(
					'Image, star ratings and time, and an entry in recipe lists.',
					'pharos-seo',
				),
				'docs' => 'recipe',
			],
			'show_on' => ['specifics'],
		];
	}

	private static function nutrition(): array {
		return Field::group('NutritionInformation', [
			...Field::required(['calories']),
			...Field::optional([
				'servingSize',
				'carbohydrateContent',
				'cholesterolContent',
				'fatContent',
				'fiberContent',
				'proteinContent',
				'saturatedFatContent',
				'sodiumContent',
				'sugarContent',
				'transFatContent',
				'unsaturatedFatContent',
			]),
		]);
	}
}
