import type { Looks } from "../portraits/face";

type Religion = "christian" | "jewish" | "muslim" | "hindu" | "buddhist" | "atheist" | "agnostic" | "other";

/** Where a member's family comes from: names, looks, what its people tend to believe, and how tall they tend to be. */
export interface Heritage {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly surnames: readonly string[];
  readonly looks: Looks;
  /** How likely this heritage is among the members of a belief; what is not named is rare. */
  readonly beliefs: Readonly<Partial<Record<Religion, number>>>;
  /** Centimetres above or below the average. */
  readonly heightShift: number;
}

/** Names that say nothing of gender, for members who are neither woman nor man. */
export const NEUTRAL_NAMES = [
  ...["Rowan", "Quinn", "Sage", "Avery", "Emery", "Ellis", "River", "Marlowe", "Remy", "Indigo", "Noor", "Sasha"],
  ...["Kai", "Ari", "Jules", "Robin", "Wren", "Lior", "Akira", "Tal"],
] as const;

const words = (text: string): readonly string[] => text.split(" ");
const european = (hairs: Looks["hairs"], skins: Looks["skins"], texture: Looks["texture"] = "straight"): Looks => ({
  hairs,
  skins,
  texture,
});

export const HERITAGES: readonly Heritage[] = [
  {
    women: words("Emma Charlotte Grace Hannah Lucy Eleanor Margaret Ruth Abigail Caroline Susan Louise Vivian Holly"),
    men: words("James Henry Thomas Oliver Samuel George Edward Walter Calvin Theodore Simon Peter Graham Miles"),
    surnames: words("Whitaker Ashford Bennett Carver Fletcher Harding Lockwood Merritt Prescott Sutton Thorne Wells"),
    looks: european({ brown: 4, chestnut: 3, honey: 2, blond: 2, espresso: 2 }, { porcelain: 2, light: 4, warm: 2 }),
    beliefs: { christian: 6, agnostic: 6, atheist: 6, other: 3, buddhist: 1 },
    heightShift: 0,
  },
  {
    women: words("Siobhán Maeve Niamh Aoife Bridget Nora Fiona Deirdre Orla Kathleen Róisín Sinéad"),
    men: words("Declan Cormac Liam Finn Brendan Conor Patrick Eamon Ronan Hugh Niall Colm"),
    surnames: words("Gallagher Byrne Kavanagh Doyle Fitzgerald Nolan Quigley Sheridan Brennan Hogan Tierney Flynn"),
    looks: european({ copper: 3, auburn: 3, brown: 3, espresso: 2, honey: 1 }, { porcelain: 4, light: 3 }, "wavy"),
    beliefs: { christian: 4, agnostic: 3, atheist: 3 },
    heightShift: 0,
  },
  {
    women: words("Astrid Ingrid Freja Linnea Sigrid Maja Solveig Karin Elin Annika"),
    men: words("Lars Erik Anders Nils Søren Magnus Henrik Mikkel Björn Gustav"),
    surnames: words("Lindqvist Halvorsen Nygaard Bergström Dahl Sørensen Engström Kjeldsen Holm Aaltonen"),
    looks: european({ blond: 5, honey: 3, chestnut: 2, brown: 1 }, { porcelain: 4, light: 3 }),
    beliefs: { christian: 2, agnostic: 4, atheist: 5 },
    heightShift: 4,
  },
  {
    women: words("Katharina Johanna Greta Anneliese Femke Sanne Lotte Heidi Clara Marieke"),
    men: words("Matthias Jonas Lukas Felix Klaus Pieter Bram Sven Joost Tobias"),
    surnames: words("Vogel Brandt Keller Hoffmann Lindner Weiss Bakker Jansen Visser Maas"),
    looks: european({ honey: 3, brown: 4, chestnut: 3, blond: 3 }, { porcelain: 2, light: 4, warm: 1 }),
    beliefs: { christian: 3, agnostic: 4, atheist: 4 },
    heightShift: 3,
  },
  {
    women: words("Chiara Giulia Francesca Lucia Elena Beatrice Camille Margaux Sylvie Eleni Despina Valentina"),
    men: words("Marco Lorenzo Matteo Alessandro Luca Etienne Antoine Bastien Nikos Dimitri Paolo Rafael"),
    surnames: words("Moretti Ricci Bianchi Conti Ferrara Laurent Moreau Fontaine Papadakis Kostas Marchetti Greco"),
    looks: european({ espresso: 4, brown: 4, black: 2, chestnut: 2 }, { light: 2, warm: 4, olive: 3 }, "wavy"),
    beliefs: { christian: 5, agnostic: 3, atheist: 3, other: 1 },
    heightShift: -1,
  },
  {
    women: words("Zofia Agnieszka Oksana Daryna Irina Ludmila Milena Vesna Ivana Tereza Katya Jadwiga"),
    men: words("Tomasz Paweł Andriy Bohdan Mikhail Vladimir Milan Goran Jakub Stefan Oleksandr Viktor"),
    surnames: words("Kowalski Nowak Shevchenko Bondarenko Volkov Petrov Novak Horvat Jovanović Dvořák Zieliński Marek"),
    looks: european({ honey: 3, brown: 4, blond: 3, espresso: 2, chestnut: 2 }, { porcelain: 3, light: 4 }),
    beliefs: { christian: 4, agnostic: 3, atheist: 3 },
    heightShift: 2,
  },
  {
    women: words("Miriam Rachel Naomi Leah Shira Tamar Esther Dalia Talia Rebecca Judith Noa"),
    men: words("Ezra Jonah Ari Eli Noam Reuben Saul Gideon Asher Nathan Isaac Levi"),
    surnames: words("Rosenberg Feldman Abramson Katz Levine Goldstein Shapiro Mandel Adler Benayoun Peretz Weinberg"),
    looks: european({ espresso: 4, brown: 4, black: 2, auburn: 1 }, { light: 3, warm: 4, olive: 2 }, "wavy"),
    beliefs: { jewish: 12, agnostic: 2, atheist: 2 },
    heightShift: 0,
  },
  {
    women: words("Sofia Valeria Camila Lucia Ximena Daniela Marisol Guadalupe Isabel Renata Alejandra Paloma Ines"),
    men: words("Mateo Diego Santiago Alejandro Javier Emilio Rodrigo Andrés Joaquín Luis Tomas Ramón Ignacio"),
    surnames: words("Mendoza Vargas Castillo Fuentes Salazar Ortega Delgado Rojas Navarro Cabrera Espinoza Villanueva"),
    looks: {
      skins: { warm: 2, olive: 4, tan: 4, brown: 1 },
      hairs: { black: 4, espresso: 4, brown: 1 },
      texture: "wavy",
    },
    beliefs: { christian: 7, agnostic: 3, atheist: 2, other: 2 },
    heightShift: -3,
  },
  {
    women: words("Beatriz Larissa Thaís Yara Bianca Luana Catarina Marcela"),
    men: words("Thiago Caio Rafael Gustavo João Henrique Vinícius André"),
    surnames: words("Oliveira Carvalho Barbosa Teixeira Monteiro Almeida Nascimento Ribeiro"),
    looks: {
      skins: { warm: 2, olive: 3, tan: 3, brown: 3, deep: 1 },
      hairs: { black: 4, espresso: 4, brown: 2 },
      texture: "wavy",
    },
    beliefs: { christian: 4, agnostic: 2, atheist: 1, other: 2 },
    heightShift: -2,
  },
  {
    women: words("Aaliyah Imani Simone Nia Renée Monique Jasmine Danielle Gwendolyn Tamika Corinne Zora"),
    men: words("Marcus Darnell Isaiah Malcolm Andre Terrence Julian Elijah Booker Langston Reginald Xavier"),
    surnames: words(
      "Washington Freeman Coleman Brooks Hayes Langford Mosley Whitfield Dupree Baptiste Ellison Holloway",
    ),
    looks: { skins: { tan: 1, brown: 4, deep: 4, ebony: 2 }, hairs: { black: 5, espresso: 2 }, texture: "coiled" },
    beliefs: { christian: 6, agnostic: 3, atheist: 2, muslim: 2, other: 2 },
    heightShift: 1,
  },
  {
    women: words("Amara Chidinma Adaeze Folake Yetunde Efua Abena Akosua Ngozi Ama"),
    men: words("Chidi Emeka Kwame Kofi Tunde Babajide Obinna Yaw Kwabena Seun"),
    surnames: words("Okafor Adeyemi Mensah Boateng Nwosu Eze Owusu Balogun Asante Diallo"),
    looks: { skins: { brown: 1, deep: 4, ebony: 5 }, hairs: { black: 6 }, texture: "coiled" },
    beliefs: { christian: 4, muslim: 3, agnostic: 1, other: 1 },
    heightShift: 0,
  },
  {
    women: words("Hanna Selam Tigist Wanjiru Amani Ayaan Makena Zuri"),
    men: words("Dawit Yonas Kamau Jabari Bilal Tesfaye Baraka Abdi"),
    surnames: words("Tesfaye Haile Mwangi Kariuki Bekele Abebe Njoroge Warsame"),
    looks: { skins: { brown: 3, deep: 4, ebony: 2 }, hairs: { black: 6 }, texture: "coiled" },
    beliefs: { christian: 3, muslim: 5, agnostic: 1 },
    heightShift: 0,
  },
  {
    women: words("Layla Yasmin Rania Salma Hala Mariam Dina Nour Samira Leila"),
    men: words("Omar Karim Youssef Tariq Sami Hassan Ziad Rami Adel Nabil"),
    surnames: words("Haddad Khoury Mansour Nassar Farouk Saleh Darwish Hamdan Bitar Qasim"),
    looks: { skins: { warm: 2, olive: 4, tan: 3 }, hairs: { black: 5, espresso: 3 }, texture: "wavy" },
    beliefs: { muslim: 10, christian: 1, agnostic: 1, atheist: 1 },
    heightShift: 0,
  },
  {
    women: words("Shirin Parisa Nasrin Azadeh Elif Zeynep Defne Aylin Mina Roya"),
    men: words("Dariush Kaveh Arash Reza Emre Kerem Cem Deniz Farhad Babak"),
    surnames: words("Ahmadi Rostami Tehrani Yılmaz Demir Kaya Sohrabi Aydin Karimi Farahani"),
    looks: european({ black: 4, espresso: 4, brown: 2 }, { light: 2, warm: 4, olive: 3 }, "wavy"),
    beliefs: { muslim: 5, agnostic: 2, atheist: 3, other: 1 },
    heightShift: 0,
  },
  {
    women: words("Priya Ananya Kavita Meera Lakshmi Divya Shreya Radhika Nandini Aditi Sunita Pooja"),
    men: words("Arjun Rohan Vikram Karthik Siddharth Anand Rahul Nikhil Aditya Sanjay Varun Ravi"),
    surnames: words("Sharma Iyer Patel Reddy Banerjee Kulkarni Menon Desai Nair Chatterjee Rao Joshi"),
    looks: { skins: { olive: 2, tan: 4, brown: 4, deep: 1 }, hairs: { black: 6, espresso: 1 }, texture: "wavy" },
    beliefs: { hindu: 14, agnostic: 2, atheist: 2, christian: 0.5 },
    heightShift: -3,
  },
  {
    women: words("Ayesha Zainab Fatima Sana Mehreen Nadia Harpreet Simran Rubina"),
    men: words("Imran Bilal Faisal Usman Hamza Zubair Gurpreet Manpreet Shahid"),
    surnames: words("Khan Siddiqui Chaudhry Malik Rahman Qureshi Gill Sandhu Hossain"),
    looks: { skins: { olive: 3, tan: 4, brown: 3 }, hairs: { black: 6, espresso: 1 }, texture: "wavy" },
    beliefs: { muslim: 5, other: 4, agnostic: 1 },
    heightShift: -1,
  },
  {
    women: words("Mei Lin Xiu Jing Yan Wei Hui Grace Vivian Fang"),
    men: words("Jun Wei Hao Ming Kevin Feng Bo Leon Cheng Raymond"),
    surnames: words("Chen Wong Zhao Liang Huang Cheung Lau Tang Zhou Xu"),
    looks: { skins: { porcelain: 2, light: 4, warm: 4 }, hairs: { black: 7 }, texture: "straight" },
    beliefs: { buddhist: 6, agnostic: 4, atheist: 5, christian: 2, other: 2 },
    heightShift: -3,
  },
  {
    women: words("Haruka Yuki Emi Sakura Naomi Jiwoo Minseo Hana Soyeon Aiko Keiko"),
    men: words("Kenji Hiroshi Takumi Daichi Ren Minjun Jae Sungho Daniel Haruto Taro"),
    surnames: words("Tanaka Nakamura Sato Watanabe Fujimoto Kim Park Choi Yoon Jung Hayashi"),
    looks: { skins: { porcelain: 2, light: 5, warm: 3 }, hairs: { black: 6, espresso: 1 }, texture: "straight" },
    beliefs: { buddhist: 7, agnostic: 3, atheist: 3, christian: 2, other: 1 },
    heightShift: -3,
  },
  {
    women: words("Linh Thuy Mai Anh Lan Maricel Jasmin Analyn Malee Siti"),
    men: words("Minh Duc Quang Bao Khanh Jomar Paolo Rizal Somchai Adi"),
    surnames: words("Nguyen Tran Pham Le Santos Reyes Bautista Dizon Srisai Wijaya"),
    looks: { skins: { light: 1, warm: 4, olive: 4, tan: 3 }, hairs: { black: 7 }, texture: "straight" },
    beliefs: { buddhist: 7, christian: 3, agnostic: 2, muslim: 1 },
    heightShift: -5,
  },
  {
    women: words("Leilani Moana Kalea Mele Noelani Sina"),
    men: words("Keoni Makoa Kaleo Tane Malakai Sione"),
    surnames: words("Kealoha Kahale Tuilagi Parata Nakoa Faleolo"),
    looks: { skins: { olive: 1, tan: 4, brown: 4 }, hairs: { black: 5, espresso: 2 }, texture: "wavy" },
    beliefs: { christian: 1, other: 3, agnostic: 1 },
    heightShift: 2,
  },
];
