import mongoose from "mongoose";
import { Message } from "~models/message";
import { Pair } from "~models/pair";
import { Photo } from "~models/photo";
import { Profile } from "~models/profile";
import { ProfileView } from "~models/profile-view";
import { Questionnaire } from "~models/questionnaire";
import { Rejection } from "~models/rejection";
import { Report } from "~models/report";
import { Session } from "~models/session";
import { User } from "~models/user";
import { log } from "./log.server";

const collections = [User, Profile, Questionnaire, Session, Photo, Pair, Message, ProfileView, Report, Rejection];

mongoose.set("strictQuery", "throw");

/** Connects once and sees to it that every named index exists. */
export async function connectDatabase(uri: string): Promise<void> {
  if (mongoose.connection.readyState !== mongoose.ConnectionStates.disconnected) return;
  mongoose.connection.on("disconnected", () => log.warn("database connection lost"));
  mongoose.connection.on("reconnected", () => log.info("database connection is back"));
  await mongoose.connect(uri, {
    // mongo-java-server fails when the same collection is created twice at once: only the line below creates any.
    autoCreate: false,
    autoIndex: false,
    serverSelectionTimeoutMS: 10_000,
    appName: "fidelio",
  });
  for (const collection of collections) await collection.createIndexes();
}

export async function disconnectDatabase(): Promise<void> {
  await mongoose.disconnect();
}

/** Whether the database answers within two seconds. */
export async function isDatabaseReady(): Promise<boolean> {
  const answered = mongoose.connection.db
    ?.admin()
    .ping()
    .then(() => true)
    .catch(() => false);
  const expired = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 2_000).unref());
  return (await Promise.race([answered, expired])) ?? false;
}
